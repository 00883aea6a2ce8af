import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { coreFonts } from "../../../../scripts/web/core-fonts.ts";

type Face = { family: string; file: string; points: ReadonlySet<number> };

const pointsOf = (ranges: string): Set<number> =>
  new Set(
    ranges.split(",").flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace("U+", "")
        .split("-")
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );

const css = readFileSync(
  path.resolve(import.meta.dirname, "../../../../web/src/platform/ui/fonts.css"),
  "utf8",
);
const faces: Face[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => {
  const read = (pattern: RegExp): string => pattern.exec(body)?.[1] ?? "";
  return {
    family: read(/font-family: "([^"]+)"/),
    file: path.basename(read(/url\("([^"]+)"\)/), ".woff2"),
    points: pointsOf(read(/unicode-range:\s*([^;]+);/)),
  };
});
const families = [...new Set(faces.map(({ family }) => family))];

describe("the fonts", () => {
  it.each(coreFonts)("load $name only for characters it has", ({ name, ranges }) => {
    const held = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    const face = faces.find(({ file }) => file === name);
    expect([...(face?.points ?? [])].toSorted((a, b) => a - b)).toEqual(held.toSorted((a, b) => a - b));
  });

  it.each(families)("load the second file of %s only for other characters, and cover Latin-1", (family) => {
    const [core, ...others] = faces.filter((face) => face.family === family).map(({ points }) => points);
    expect(others.map((points) => [...points].filter((point) => core?.has(point)))).toEqual(
      others.map(() => []),
    );
    const latin1 = Array.from({ length: 256 }, (_, point) => point);
    expect(latin1.filter((point) => ![core, ...others].some((points) => points?.has(point)))).toEqual([]);
  });
});
