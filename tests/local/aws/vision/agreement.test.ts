import { describe, expect, it } from "vitest";
import { agreementOf, isOpen } from "#local/aws/vision/ocr/agreement.ts";
import { meanConfidence, textOf, type Line } from "#local/aws/vision/ocr/words.ts";

const box = { left: 0, top: 0, right: 400, bottom: 40 };
const reading = (text: string, confidence = 70): Line =>
  text.split(" ").map((word) => ({ text: word, confidence, box }));
/** Nine readings: the given ones, and the correct number for the rest. */
const looks = (...texts: string[]) =>
  Array.from({ length: 9 }, (_, place) => texts[place] ?? right).map((text) =>
    text === "" ? [] : reading(text),
  );
const sure = (text: string, confidence: number) => Array.from({ length: 9 }, () => reading(text, confidence));
const told = (lines: Line[]) => lines.map((words) => [textOf(words), meanConfidence(words)]);
/** Returns the agreement on these readings of the first model; the second one reads the number right by default. */
const agreed = (first: Line[], before: Line[] = [], second = looks()) =>
  told(agreementOf({ first, second: isOpen(first, before) ? second : [] }, before));

const right = "D75WS509213";

describe("nine looks of two readers at one number", () => {
  it("make it certain where they agree and the page was read so, however unsure each of them is", () => {
    expect(agreed(sure(right, 12), [reading(right, 34)], sure(right, 5))).toEqual([[right, 98]]);
  });

  it("make it certain where they agree and are sure, and the page was not read there", () => {
    expect(agreed(sure(right, 89))).toEqual([[right, 98]]);
    expect(agreed(sure(right, 89), [reading("RITAS 24 18", 68)])[0]).toEqual([right, 98]);
  });

  it("leave what page and reader misread alike doubtful where the second reads it otherwise", () => {
    const other = "KX26837144";
    const misread = "KX25837144";
    expect(agreed(sure(misread, 64), [reading(misread, 88)], sure(other, 72))).toEqual([
      [misread, 43],
      [other, 50],
    ]);
  });

  it.each([
    ["was hardly read", [reading(right, 29)]],
    ["was read otherwise", [reading("D75WwS509213", 90)]],
    ["was read in two ways", [reading(right, 90), reading("D75WwS509213", 80)]],
    ["was not read", []],
  ])("leave a print that always looks the same doubtful where the page %s", (_what, before) => {
    expect(agreed(sure(right, 87), before)[0]).toEqual([right, 85]);
  });

  it("leave a print that always looks the same doubtful though they are sure, where the page was read otherwise", () => {
    expect(agreed(sure("XXDI460869F", 95), [reading("XXD9460869F", 70)])).toEqual([
      ["XXDI460869F", 85],
      ["XXD9460869F", 50],
    ]);
  });

  it("pass over a scrawl that the page was read as too", () => {
    const before = [reading(right, 50), reading("D7S5WS509213", 14)];
    expect(agreed(looks(), before)[0]).toEqual([right, 98]);
    expect(agreed(looks(), [reading(right, 50), reading("D7S5WS509213", 33)])[0]).toEqual([right, 85]);
  });

  it("may differ once where the page was read as the others say", () => {
    const seen = looks("D7SWS509213");
    expect(agreed(seen, [reading(right, 80)])).toEqual([
      [right, 92],
      ["D7SWS509213", 50],
    ]);
    expect(agreed(seen)[0]).toEqual([right, 76]);
    expect(agreed(seen, [reading(right, 49)])[0]).toEqual([right, 76]);
  });

  it("take an O or I beside a digit for the 0 or 1 that makers stamp", () => {
    const seen = looks("MO9WS501", "M09WSS01").map((look, place) => (place < 2 ? look : reading("M09WS50I")));
    expect(agreed(seen, [reading("MO9WS501", 80)], sure("M09WS501", 50))[0]?.[1]).toBe(92);
  });

  it.each([
    ["two that read it otherwise", looks("D75WS509218", "D75WSS09213")],
    ["two that break off", looks("D75WS50921", "D75WS50921")],
    ["two that see nothing", looks("", "")],
  ])("make it certain after %s, where the page was read so and the second hardly differs", (_what, seen) => {
    const before = [reading(right, 91)];
    expect(agreed(seen, before, looks("D75WSS09213"))[0]).toEqual([right, 92]);
    expect(agreed(seen, before, looks("D75WSS09213", "D75WSS09213"))[0]).toEqual([right, 66]);
  });

  it.each([
    ["the page was not read so", looks("D75WS509218", "D75WSS09213"), []],
    ["too many read it otherwise", looks("D75WS509218", "D75WSS09213", "D75WS509218"), [reading(right, 91)]],
    ["nothing was seen", looks("", "", "", "", "", "", "", "", ""), [reading(right, 91)]],
  ])("need no second reader where %s", (_what, seen, before) => expect(isOpen(seen, before)).toBe(false));

  it("are never certain without the second reader", () => {
    expect(told(agreementOf({ first: looks(), second: [] }, [reading(right, 95)]))).toEqual([[right, 85]]);
    expect(agreed(looks(), [reading(right, 95)], sure("", 0))[0]).toEqual([right, 85]);
  });

  it("are proved by a second reader that breaks off, not by one that reads as much otherwise", () => {
    const before = [reading(right, 95)];
    const second = (alike: number, otherwise: string) =>
      Array.from({ length: 9 }, (_, place) => reading(place < alike ? right : otherwise));
    expect(agreed(looks(), before, second(2, "D75WS50921"))[0]).toEqual([right, 92]);
    expect(agreed(looks(), before, second(1, "D75WS50921"))[0]).toEqual([right, 85]);
    expect(agreed(looks(), before, second(5, "D7SWS509213"))[0]).toEqual([right, 92]);
    expect(agreed(looks(), before, second(4, "D7SWS509213"))[0]?.[1]).toBeLessThan(88);
  });

  it("are proved by a second reader that takes a wide U for LI, where the first reads U", () => {
    const before = (text: string) => [reading(text, 95)];
    expect(agreed(sure("MUC1697400S", 70), before("MUC1697400S"), sure("MLIC1697400S", 50))[0]).toEqual([
      "MUC1697400S",
      98,
    ]);
    const other = agreed(sure("MLIC1697400S", 70), before("MLIC1697400S"), sure("MUC1697400S", 50));
    expect(other[0]?.[1]).toBeLessThan(88);
  });

  it("leave the reading of the page as doubtful if they see nothing", () => {
    const nothing = Array.from({ length: 9 }, () => []);
    expect(agreed(nothing, [reading(right, 95)])).toEqual([[right, 50]]);
  });

  it("treat a number with spaces as the same number", () => {
    expect(agreed(looks(right, "D75WS 509213"), [reading(right, 80)])).toEqual([[right, 98]]);
  });
});
