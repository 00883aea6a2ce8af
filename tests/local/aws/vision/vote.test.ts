import { describe, expect, it } from "vitest";
import { vote } from "#local/aws/vision/ocr/vote.ts";
import { textOf, type Line } from "#local/aws/vision/ocr/words.ts";

const line = (text: string, top: number, confidence = 80, left = 0): Line =>
  text.split(" ").map((word, index) => ({
    text: word,
    confidence,
    box: { left: left + index * 200, top, right: left + index * 200 + 180, bottom: top + 30 },
  }));
const read = (...passes: Line[][]) => vote(passes).map(textOf);

describe("Three readings of one page", () => {
  it("give each line once if they agree", () => {
    const page = [line("Cykelkällaren AB", 0), line("Kassa 1", 40)];
    expect(read(page, page, page)).toEqual(["Cykelkällaren AB", "Kassa 1"]);
  });

  it("prefer the text that two of them read", () => {
    expect(read([line("Rannr: lås", 0)], [line("Ramnr: lås", 0)], [line("Ramnr: lås", 0)])).toEqual([
      "Ramnr: lås",
    ]);
  });

  it("prefer the number with a valid checksum, even against two", () => {
    const wrong = [line("Personnr: 19711228-6148", 0, 90)];
    expect(read(wrong, wrong, [line("Personnr: 19711228-6146", 0, 60)])).toEqual(["Personnr: 19711228-6146"]);
  });

  it("give both readings of an unconfirmed number", () => {
    const pages = [[line("Ramnr: YFW5742048U", 0, 90)], [line("Ramnr: YFW5742348U", 0, 70)]];
    expect(read(...pages)).toEqual(["Ramnr: YFW5742048U", "Ramnr: YFW5742348U"]);
  });

  it("prefer a whole name to a part of it", () => {
    const piece = [{ text: "Bj", confidence: 95, box: { left: 0, top: 0, right: 40, bottom: 30 } }];
    expect(read([line("Björn", 0, 70)], [piece])).toEqual(["Björn"]);
  });

  it("add a line that only one of them found in its place, unless it is doubtful", () => {
    const page = [line("Kund:", 0), line("Tack!", 80)];
    expect(read(page, [line("Åsa Lindström", 40)], [line("RRK Ner", 120, 30)])).toEqual([
      "Kund:",
      "Åsa Lindström",
      "Tack!",
    ]);
  });

  it("keep a line whole that another reading saw only in parts", () => {
    const scraps = [
      [...line("114 36 Östersund", 0, 96, -400), ...line("J", 8, 67, 840)],
      line("Personnummer:", 60),
    ];
    const whole = [line("Datum 6 maj 2021", 10, 90, 400)];
    expect(read(scraps, whole)).toEqual(["114 36 Östersund", "Datum 6 maj 2021", "Personnummer:"]);
  });

  it("put a word that one of them missed in its place in the line", () => {
    const page = [line("Björn Öberg 411 Göteborg", 0, 90)];
    const gap = [
      page[0]!.filter(({ text }) => text !== "Öberg"),
      line("Personnummer: 19790410-9118", 60, 95),
    ];
    expect(read(gap, page)).toEqual(["Björn Öberg 411 Göteborg", "Personnummer: 19790410-9118"]);
  });

  it("join columns that one reading separated", () => {
    const whole = [[...line("Kvittonummer 656591", 0, 90)]];
    expect(read(whole, [line("Kvittonummer", 0), line("656591", 0, 80, 200)])).toEqual([
      "Kvittonummer 656591",
    ]);
  });
});
