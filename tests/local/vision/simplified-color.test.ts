import { expect, it } from "vitest";

import { cssColor } from "#local/vision/colour/css-color.ts";
import { oklab } from "#lambdas/analysis/colour-distance.ts";
import { toRgb, type Rgb } from "#local/vision/colour/oklab.ts";
import { simplifiedColor } from "#local/vision/colour/simplified.ts";

const paints: [string, Rgb][] = [
  ["black", [21, 21, 21]],
  ["white", [242, 242, 238]],
  ["grey", [140, 144, 149]],
  ["red", [168, 32, 26]],
  ["red", [220, 20, 40]],
  ["blue", [42, 111, 201]],
  ["green", [31, 122, 58]],
  ["yellow", [242, 200, 30]],
  ["orange", [239, 108, 17]],
  ["pink", [232, 106, 160]],
  ["purple", [106, 44, 145]],
  ["brown", [107, 66, 38]],
  ["cyan", [53, 185, 176]],
];

it.each(paints)("calls paint %s", (name, rgb) => {
  expect(simplifiedColor(oklab(...rgb))).toBe(name);
});

it.each(paints)("brings %s back from the space colours are compared in", (_, rgb) => {
  expect(toRgb(oklab(...rgb))).toEqual(rgb);
});

it("names the nearest CSS colour", () => {
  expect(cssColor(oklab(0, 1, 126))).toBe("navy");
  expect(cssColor(oklab(130, 128, 127))).toBe("grey");
});
