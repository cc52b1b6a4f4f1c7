// Makes `land.txt` from Natural Earth's outlines of land as the npm package
// `world-atlas` ships them: `node make.mjs …/world-atlas/land-110m.json`.
// One ring a line: longitude and latitude in tenths of a degree, by turns.

import { readFileSync, writeFileSync } from "node:fs";

const topology = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { scale, translate } = topology.transform;

// Arcs are steps from point to point on a grid.
const arcs = topology.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});

/** A ring's points; an arc's number taken from −1 downwards means the arc backwards. */
function ring(numbers) {
  const points = [];
  for (const number of numbers) {
    const arc = number < 0 ? [...arcs[~number]].reverse() : arcs[number];
    points.push(...(points.length > 0 ? arc.slice(1) : arc));
  }
  return points;
}

const tenths = (degrees) => Math.round(degrees * 10);
const lines = [];
for (const geometry of topology.objects.land.geometries) {
  const polygons = geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs;
  for (const numbers of polygons.flat()) {
    const points = ring(numbers)
      .map(([longitude, latitude]) => [tenths(longitude), tenths(latitude)])
      .filter((point, index, all) => index === 0 || point.join() !== all[index - 1].join());
    if (points.length > 3) {
      lines.push(points.slice(0, -1).flat().join(" "));
    }
  }
}
writeFileSync(new URL("land.txt", import.meta.url), `${lines.join("\n")}\n`);
console.log(`${lines.length} rings`);
