import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { geoTransverseMercator } from "d3-geo";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { feature, merge } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";

const folder = resolve(import.meta.dirname, "../../web/src/thefts/sweden-map");
const height = 1000;
/** Square units: smaller bends are simplified away. */
const detail = { municipalities: 0.5, counties: 1.5 };

/** The counties by the first two digits of their municipalities' codes. */
const counties = [
  ["01", "Stockholm"],
  ["03", "Uppsala"],
  ["04", "Södermanland"],
  ["05", "Östergötland"],
  ["06", "Jönköping"],
  ["07", "Kronoberg"],
  ["08", "Kalmar"],
  ["09", "Gotland"],
  ["10", "Blekinge"],
  ["12", "Skåne"],
  ["13", "Halland"],
  ["14", "Västra Götaland"],
  ["17", "Värmland"],
  ["18", "Örebro"],
  ["19", "Västmanland"],
  ["20", "Dalarna"],
  ["21", "Gävleborg"],
  ["22", "Västernorrland"],
  ["23", "Jämtland"],
  ["24", "Västerbotten"],
  ["25", "Norrbotten"],
];

const read = async () => {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(process.argv[2]) });
  const features = rows.map(({ kommun_kod, kommun, geometry }) => ({
    type: "Feature",
    properties: { code: kommun_kod, name: kommun },
    geometry,
  }));
  return { type: "FeatureCollection", features };
};

/** Projects as Sweden's own maps do, in whole units from the northernmost and westernmost point. */
const flatten = (collection) => {
  const project = geoTransverseMercator()
    .rotate([-15, 0])
    .fitExtent(
      [
        [0, 0],
        [height, height],
      ],
      collection,
    );
  const move = (points) => (typeof points[0] === "number" ? project(points) : points.map(move));
  return {
    ...collection,
    features: collection.features.map((one) => ({
      ...one,
      geometry: { ...one.geometry, coordinates: move(one.geometry.coordinates) },
    })),
  };
};

const simplified = (flat, least) => {
  const bends = presimplify(topology({ places: flat }));
  const simple = simplify(bends, least);
  // Drops islands too small to see, but never a whole municipality.
  return filter(simple, filterWeight(simple, least));
};

const ringsOf = ({ type, coordinates }) => (type === "Polygon" ? coordinates : coordinates.flat());

/** An SVG path in tenths of a unit, each step relative to the last point. */
const pathOf = (geometry, left) =>
  ringsOf(geometry)
    .map((ring) => {
      const points = ring.map(([x, y]) => [Math.round((x - left) * 10), Math.round(y * 10)]);
      const steps = points
        .map(([x, y], place) => (place === 0 ? [x, y] : [x - points[place - 1][0], y - points[place - 1][1]]))
        .filter(([x, y], place) => place === 0 || x !== 0 || y !== 0);
      const [[x, y], ...others] = steps;
      return others.length < 3 ? "" : `M${x} ${y}l${others.map((step) => step.join(" ")).join(" ")}z`;
    })
    .join("");

const write = (file, shapes) => {
  const all = shapes.flatMap(({ geometry }) => ringsOf(geometry).flat());
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const sorted = shapes.toSorted((one, other) => one.name.localeCompare(other.name, "sv"));
  const paths = Object.fromEntries(sorted.map(({ name, geometry }) => [name, pathOf(geometry, left)]));
  const drawn = { width: Math.ceil((right - left) * 10), height: height * 10, paths };
  writeFileSync(join(folder, file), JSON.stringify(drawn));
};

const flat = flatten(await read());
mkdirSync(folder, { recursive: true });
const fine = simplified(flat, detail.municipalities);
write(
  "municipalities.json",
  feature(fine, fine.objects.places).features.map(({ properties, geometry }) => ({
    name: properties.name,
    geometry,
  })),
);
const coarse = simplified(flat, detail.counties);
write(
  "counties.json",
  counties.map(([code, name]) => ({
    name,
    geometry: merge(
      coarse,
      coarse.objects.places.geometries.filter(({ properties }) => properties.code.startsWith(code)),
    ),
  })),
);
const byCounty = counties.map(([code, name]) => [
  name,
  flat.features
    .filter(({ properties }) => properties.code.startsWith(code))
    .map(({ properties }) => properties.name),
]);
console.log(JSON.stringify(byCounty));
