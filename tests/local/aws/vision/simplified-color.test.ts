import { expect, it } from "vitest";
import { cssColor } from "#local/aws/vision/colour/css-color.ts";
import { oklab } from "#lambdas/bikes/analysis/colour-distance.ts";
import { toRgb, type Rgb } from "#local/aws/vision/colour/oklab.ts";
import { simplifiedColor } from "#local/aws/vision/colour/simplified.ts";

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

it.each(paints)("Rekognition calls paint %s", (name, rgb) => {
  expect(simplifiedColor(oklab(...rgb))).toBe(name);
});

it.each(paints)("The colour space for comparison converts %s back exactly", (_, rgb) => {
  expect(toRgb(oklab(...rgb))).toEqual(rgb);
});

it("Rekognition names the nearest CSS colour", () => {
  expect(cssColor(oklab(0, 1, 126))).toBe("navy");
  expect(cssColor(oklab(130, 128, 127))).toBe("grey");
});
