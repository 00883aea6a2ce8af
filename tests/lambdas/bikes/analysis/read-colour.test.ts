import { describe, expect, it } from "vitest";
import { prefillConfidence } from "#contract/bikes/analysis.ts";
import { oklab } from "#lambdas/bikes/analysis/colour-distance.ts";
import { colourOnPhoto, colourOnReceipt, nameColour } from "#lambdas/bikes/analysis/read-colour.ts";
import { asRead } from "./receipts.ts";

const channels = (hex: string) => ({
  red: Number.parseInt(hex.slice(0, 2), 16),
  green: Number.parseInt(hex.slice(2, 4), 16),
  blue: Number.parseInt(hex.slice(4, 6), 16),
});
const name = (hex: string) => {
  const { red, green, blue } = channels(hex);
  return nameColour(oklab(red, green, blue))?.value;
};
const onPhoto = (...colours: [hex: string, share: number][]) =>
  colourOnPhoto(colours.map(([hex, share]) => ({ ...channels(hex), share })));

it("agrees with the published values of OKLab", () => {
  expect(oklab(255, 255, 255).map((value) => value.toFixed(3).replace("-0.000", "0.000"))).toEqual([
    "1.000",
    "0.000",
    "0.000",
  ]);
  expect(oklab(255, 0, 0).map((value) => value.toFixed(3))).toEqual(["0.628", "0.225", "0.126"]);
});

it.each([
  ["000000", "svart"],
  ["ffffff", "vit"],
  ["808080", "grå"],
  ["c0c0c0", "silver"],
  ["ff0000", "röd"],
  ["8b0000", "röd"],
  ["0000ff", "blå"],
  ["000080", "blå"],
  ["87ceeb", "ljusblå"],
  ["008000", "grön"],
  ["556b2f", "grön"],
  ["ffff00", "gul"],
  ["ff8000", "orange"],
  ["ffc0cb", "rosa"],
  ["ff69b4", "rosa"],
  ["800080", "lila"],
  ["8b4513", "brun"],
  ["40e0d0", "turkos"],
  ["f5deb3", "beige"],
])("calls #%s %s", (hex, colour) => expect(name(hex)).toBe(colour));

describe("the colour of a photo", () => {
  it("is the frame's, not that of tyres, saddle and spokes", () => {
    expect(onPhoto(["c2251c", 35], ["151515", 45], ["85888b", 20])?.value).toBe("röd");
    expect(onPhoto(["151515", 80], ["85888b", 20])?.value).toBe("svart");
  });

  it("is certain if it covers everything, uncertain if many colours share", () => {
    expect(onPhoto(["c2251c", 100])?.confidence).toBeGreaterThan(90);
    const mixed = onPhoto(["c2251c", 25], ["2c6a3c", 25], ["f2c81f", 25], ["1f4fa3", 25]);
    expect(mixed?.confidence).toBeLessThan(prefillConfidence);
  });

  it("is unknown if nothing was seen", () => expect(onPhoto()).toBeUndefined());
});

describe("the colour on a receipt", () => {
  const onReceipt = (line: string, brand?: string) => colourOnReceipt(asRead([line]), brand)?.value;

  it.each([
    ["Crescent Elina röd 6 095 kr", "röd"],
    ["Monark Karin mörkblå 6 095 kr", "blå"],
    ["Trek FX matte black 6 095 kr", "svart"],
    ["Giant Light Blue 6 095 kr", "ljusblå"],
    ["Bianchi Sprint celeste 16 095 kr", "turkos"],
    ["Pelago GRÅ 6 095 kr", "grå"],
    ["Kronan antracit cykel", "grå"],
    ["Kund: Anna Grön", undefined],
    ["Adress Gröna gatan 4, 123 45 Vitsand", undefined],
    ["Silverback Stride 8 995 kr", undefined],
  ])("of '%s' is %s", (line, colour) => expect(onReceipt(line)).toBe(colour));

  it("is not taken from the name of the make", () => {
    expect(onReceipt("White Pro 2 8 995 kr", "White")).toBeUndefined();
    expect(onReceipt("White Pro 2 black 8 995 kr", "White")).toBe("svart");
  });
});
