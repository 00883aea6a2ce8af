import { describe, expect, it } from "vitest";
import { BikeReading, prefillConfidence } from "#contract/bikes/analysis.ts";
import { readBike } from "#lambdas/bikes/analysis/bike-reading.ts";
import { brandOnFrame, brandOnReceipt, differByOne } from "#lambdas/bikes/analysis/read-brand.ts";
import { cleanModel } from "#lambdas/bikes/analysis/read-model.ts";
import { combine } from "#lambdas/bikes/analysis/reading.ts";
import { typeOnPhoto } from "#lambdas/bikes/analysis/read-type.ts";
import type { Sight } from "#lambdas/bikes/analysis/vision.ts";
import { asRead, changed, invoice, tillReceipt } from "./receipts.ts";

const claim = { frameNumber: "WTU935707851E", personalNumber: "198508211359" };
const nothingSeen: Sight = { labels: [], colours: [], lettering: [] };
const read = (lines: readonly string[], sight?: Partial<Sight>) =>
  readBike(asRead(lines), sight && { ...nothingSeen, ...sight }, claim);
const values = ({ brand, model, color, type }: BikeReading) => ({
  brand: brand?.value,
  model: model?.value,
  color: color?.value,
  type: type?.value,
});

describe("a receipt", () => {
  it("gives make, model and type from an invoice's row", () => {
    expect(values(read(invoice))).toEqual({
      brand: "Crescent",
      model: "Elina 7-vxl",
      color: undefined,
      type: "dam",
    });
  });

  it("gives the model on the line below the make", () => {
    expect(values(read(tillReceipt))).toMatchObject({ brand: "Monark", model: "Karin 3-vxl" });
  });

  it.each([
    ["1 st Trek Domane AL 2 racercykel 12 995,00", "Trek", "Domane AL 2", undefined, "landsväg"],
    ["Kronan Klassisk grön 6 495 kr", "Kronan", "Klassisk", "grön", undefined],
    ["Ecoride Ambassador elcykel svart 29 495:-", "Ecoride", "Ambassador", "svart", "elcykel"],
    [
      "Specialized Rockhopper Sport 29 1 8 995 kr",
      "Specialized",
      "Rockhopper Sport 29",
      undefined,
      undefined,
    ],
    ["Santa Cruz Chameleon MTB Light Blue 32 000 kr", "Santa Cruz", "Chameleon MTB", "ljusblå", "mtb"],
    ["Babboe Curve lådcykel el 34 990 kr", "Babboe", "Curve", undefined, "lådcykel"],
    ["Märke: Sjösala Modell: Vättern Röd 5 995 kr", "Sjösala", "Vättern", "röd", undefined],
    ["Scott Aspect 950 9 990 kr", "Scott", "Aspect 950", undefined, undefined],
    ["SKEPPSHULT FAVORIT HERRCYKEL 11 900,00", "Skeppshult", "FAVORIT", undefined, "herr"],
    ["Barncykel Puky Skyride 20 rosa 3 495 kr", "Puky", "Skyride 20", "rosa", "barn"],
  ])("reads '%s'", (line, brand, model, color, type) => {
    expect(values(read(["Cykelboden i Lund AB", line, "Ramnr: AB1234567"]))).toEqual({
      brand,
      model,
      color,
      type,
    });
  });

  it("forgives one wrong letter in a make, with less confidence", () => {
    const { brand } = read(changed(invoice, "Crescent", "Cresoent"));
    expect(brand?.value).toBe("Crescent");
    expect(brand?.confidence).toBeLessThan(80);
  });

  it("does not take the buyer's name, the shop's name or prose for the bicycle", () => {
    const none = { brand: undefined, model: undefined, color: undefined, type: undefined };
    expect(values(read(["Kund: Martin Brun", "Namn: Scott Giant", "Adress: Gröna gatan 3"]))).toEqual(none);
    expect(values(read(["Elcykelbutiken i Lund AB", "www.elcykel.se", "Tack!"]))).toEqual(none);
    expect(values(read(["Vi har fokus på dig", "Look no further", "1 krona 1,00 kr"]))).toEqual(none);
  });

  it("does not prefill a make that occurs only in the shop's name", () => {
    const { brand } = read(["Monark Store Malmö AB", "Cykel 4 995 kr"]);
    expect(brand?.confidence ?? 0).toBeLessThan(prefillConfidence);
  });

  it("treats 'Unknown' and 'Okänd' as empty", () => {
    expect(read(["Märke: Okänd Modell: Unknown", "Cykel 1 995 kr"])).toEqual({});
  });

  it("finds nothing on an empty page", () => {
    expect(read([])).toEqual({});
  });
});

describe("a photo", () => {
  const lettering = (text: string, confidence = 90) => [{ text, confidence }];

  it("gives the make from the lettering on the frame", () => {
    expect(read([], { lettering: lettering("CRESCENT") }).brand).toEqual({
      value: "Crescent",
      confidence: 90,
      from: "photo",
    });
    expect(read([], { lettering: lettering("skeppshuit") }).brand).toEqual({
      value: "Skeppshult",
      confidence: 63,
      from: "photo",
    });
    expect(read([], { lettering: lettering("Unknown") }).brand).toBeUndefined();
  });

  it("raises the confidence of an agreeing receipt and lowers that of a differing one", () => {
    const alone = read(invoice).brand;
    const agreed = read(invoice, { lettering: lettering("CRESCENT") }).brand;
    const differing = read(invoice, { lettering: lettering("MONARK", 80) }).brand;
    expect(agreed).toEqual({ value: "Crescent", confidence: 100, from: "photo" });
    expect(differing?.value).toBe("Crescent");
    expect(differing?.confidence).toBeLessThan(alone?.confidence ?? 0);
    expect(differing?.confidence).toBeLessThan(prefillConfidence);
  });

  it("drops the model if the frame shows another make", () => {
    const blurred = readBike(
      asRead(invoice, 60),
      { ...nothingSeen, lettering: lettering("MONARK", 99) },
      claim,
    );
    expect(values(blurred)).toMatchObject({ brand: "Monark", model: undefined });
  });

  it.each([
    ["Mountain Bike", "mtb"],
    ["Road Bike", "landsväg"],
    ["Cargo Bike", "lådcykel"],
    ["Kids Bike", "barn"],
    ["Step-Through Bicycle", "dam"],
    ["Electric Bicycle", "elcykel"],
    ["City Bike", "hybrid"],
    ["Commuter Bike", "hybrid"],
    ["BMX", "bmx"],
  ])("of a %s gives %s", (name, type) => {
    expect(typeOnPhoto([{ name, confidence: 88 }])).toEqual({ value: type, confidence: 88 });
  });

  it.each(["Bicycle", "City", "Road", "Unknown", "Wheel"])("labelled %s gives no type", (name) => {
    expect(typeOnPhoto([{ name, confidence: 99 }])).toBeUndefined();
  });
});

describe("readings", () => {
  it("always fit the contract", () => {
    const sight = {
      labels: [{ name: "Mountain Bike", confidence: 99.6 }],
      colours: [{ red: 200, green: 30, blue: 20, share: 61.2 }],
      lettering: [{ text: "TREK", confidence: 99.9 }],
    };
    for (const lines of [invoice, tillReceipt, []]) {
      const reading = read(lines, sight);
      expect(BikeReading.parse(reading)).toEqual(reading);
    }
  });

  it("name the picture they come from", () => {
    const { brand, model, color } = read([...invoice, "Modell: Elina Färg: röd"], {
      lettering: [{ text: "CRESCENT", confidence: 90 }],
    });
    expect([brand?.from, model?.from, color?.from]).toEqual(["photo", "receipt", "receipt"]);
    const [yes, no] = [
      { value: "a", confidence: 80 },
      { value: "b", confidence: 50 },
    ];
    const sources = [combine(yes, no), combine(no, yes), combine(undefined, yes), combine(yes, undefined)];
    expect(sources.map((reading) => reading?.from)).toEqual(["photo", "receipt", "receipt", "photo"]);
  });

  it("combine like independent witnesses", () => {
    const yes = { value: "a", confidence: 80 };
    expect(combine(yes, { value: "a", confidence: 50 })).toMatchObject({ value: "a", confidence: 90 });
    expect(combine(yes, { value: "b", confidence: 50 })).toMatchObject({ value: "a", confidence: 60 });
    expect(combine(yes, undefined)).toMatchObject(yes);
  });
});

it.each([
  ["MONARK", "MONARK", true],
  ["MONARK", "M0NARK", true],
  ["MONARK", "MONRK", true],
  ["MONARK", "MONARKS", true],
  ["MONARK", "MONARCH", false],
  ["MONARK", "NOMARK", false],
  ["", "AB", false],
])("compares %j and %j, which may differ by one letter", (a, b, close) => {
  expect(differByOne(a, b)).toBe(close);
  expect(differByOne(b, a)).toBe(close);
});

it.each([
  [" Elina 7-vxl damcykel 1 6 095 kr", "Elina 7-vxl"],
  ["Rockhopper Sport 29", "Rockhopper Sport 29"],
  ["Quick CX 3 hybridcykel 28 195 kr", "Quick CX 3"],
  ["Aspect 950 9.990:-", "Aspect 950"],
  ["Favorit herrcykel så 31 195 kr", "Favorit"],
  ["Klassisk grön 1 6 395 kr 0", "Klassisk"],
  ["damcykel Elina 21-905 KE", "Elina"],
  ["Karin Ramnr: WTU935707851E", "Karin"],
  ["12 495 kr", undefined],
  ["---", undefined],
  ["x".repeat(61), undefined],
])("reads from %j the model %j", (behind, model) => expect(cleanModel(behind)).toBe(model));

it("prefer a longer make to a shorter one", () => {
  expect(brandOnFrame([{ text: "VAN RYSEL", confidence: 90 }])?.value).toBe("Van Rysel");
  expect(brandOnReceipt(asRead(["Larry vs Harry Bullitt 45 000 kr"]))?.value).toBe("Larry vs Harry");
});

describe("a suggested model", () => {
  it.each([
    ["Crescent Elina WTU935707851E 6 095 kr", "Elina"],
    ["Crescent WTU935707851E 6 095 kr", undefined],
    ["Crescent Elina WTU 935 707 851 E", "Elina"],
    ["Crescent Elina WTU9357O7BS1E", "Elina"],
    ["Crescent Elina Ranr WTU93570", "Elina Ranr"],
    ["Crescent Elina WTUq357O7B5IE", "Elina"],
    ["Crescent ElinaWTU935707851E", undefined],
    ["Modell: Elina 7-vxl8508 2I-135q", "Elina"],
    ["Modell: Elina 85O8-2l l3S9", "Elina"],
    ["Modell: Slider Wutang", "Slider Wutang"],
    ["Crescent Elina 850821-1359 6 095 kr", "Elina"],
    ["Crescent Elina 19850821 1359", "Elina"],
    ["Crescent Elina 850821 - 1359", "Elina"],
    ["Modell: Elina 935707851", "Elina"],
    ["Modell: WTU935707851E", undefined],
    ["Crescent Elina 2024 7-vxl 6 095 kr", "Elina 2024 7-vxl"],
  ])("contains no number of the frame or the buyer: '%s'", (line, model) => {
    const lines = ["Järnhästen Örebro AB", line, "Totalt: 6 095 kr"];
    expect(read(lines).model?.value).toBe(model);
    expect(JSON.stringify(read(lines))).not.toMatch(/935|850821|1359/);
  });
});
