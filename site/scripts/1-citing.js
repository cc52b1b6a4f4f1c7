// Buttons that copy a citation. They are hidden until this script runs, since
// without it they would do nothing. Works in files too, where a browser may
// keep the clipboard from pages: then the text is selected for the reader.
(function () {
  "use strict";

  function textOf(source) {
    var paragraphs = Array.prototype.slice.call(source.querySelectorAll("p"));
    if (paragraphs.length === 0) {
      return source.textContent;
    }
    return paragraphs
      .map(function (paragraph) {
        return paragraph.textContent.trim();
      })
      .join("\n");
  }

  function select(source) {
    var range = document.createRange();
    range.selectNodeContents(source);
    var selection = window.getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  }

  // For pages to which the clipboard is closed: asks the browser to copy what
  // is selected, and says whether it did.
  function copySelected(source) {
    select(source);
    try {
      return document.execCommand("copy");
    } catch (error) {
      return false;
    }
  }

  function prepare(section) {
    var status = section.querySelector("[role=status]");
    function say(done) {
      // Emptied first, so that the same message is announced again.
      status.textContent = "";
      window.setTimeout(function () {
        status.textContent = done ? section.dataset.copied : section.dataset.failed;
      }, 50);
    }
    section.querySelectorAll("button[data-copy]").forEach(function (button) {
      var source = document.getElementById(button.dataset.copy);
      if (!source) {
        return;
      }
      button.hidden = false;
      button.addEventListener("click", function () {
        function otherwise() {
          say(copySelected(source));
        }
        if (!navigator.clipboard) {
          otherwise();
          return;
        }
        navigator.clipboard.writeText(textOf(source)).then(function () {
          say(true);
        }, otherwise);
      });
    });
  }

  document.querySelectorAll("section.citing").forEach(prepare);
})();
