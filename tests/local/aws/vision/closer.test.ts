import { describe, expect, it } from "vitest";
import { scaling } from "#local/aws/vision/image/matrix.ts";
import { lookCloser } from "#local/aws/vision/ocr/closer.ts";
import type { ReadPass } from "#local/aws/vision/ocr/pass.ts";
import { choose, linesOf } from "#local/aws/vision/ocr/vote.ts";
import { meanConfidence, textOf, type Line } from "#local/aws/vision/ocr/words.ts";
import type { Layout } from "#local/aws/vision/ocr/worker.ts";

const line = (text: string, top = 0): Line =>
  text.split(" ").map((word, index) => ({
    text: word,
    confidence: 90,
    box: { left: index * 300, top, right: index * 300 + 280, bottom: top + 40 },
  }));

/** Returns the text of a page after crops that all read the same with certainty, and the number of crops. */
const look = async (page: Line[], seen: string, line = seen) => {
  const asked: string[] = [];
  const read: ReadPass = async (view, _drawing, layout) => {
    asked.push(layout);
    const text = layout === "line" ? line : seen;
    const share = view.width / text.split(" ").length;
    const words = text.split(" ").map((word, place) => {
      const box = { left: place * share, top: 0, right: (place + 1) * share, bottom: view.height };
      return { text: word, confidence: 89, box };
    });
    return { view, lines: text === "" ? [] : [words] };
  };
  const view = { width: 2000, height: 900, toPage: scaling(1) };
  const lines = linesOf(await lookCloser(read, view, choose([page])));
  const last = lines.map((words) => [textOf(words), meanConfidence(words.slice(-1))]);
  return { asked, lines: last };
};

const nine = (layout: Layout) => Array.from({ length: 9 }, () => layout);

describe("a closer look", () => {
  it("is taken nine times at an unproved number, and corrects it", async () => {
    const { asked, lines } = await look([line("Ramnr: D75WwS509213")], "D75WS509213");
    expect(asked).toEqual(nine("number"));
    expect(lines).toEqual([
      ["Ramnr: D75WS509213", 85],
      ["Ramnr: D75WwS509213", 50],
    ]);
  });

  it("is taken at the text after a label without a value, with its whole line", async () => {
    const { asked, lines } = await look([line("Ramnummer:")], "S44JS291994", "Ramnummer: S44JS291994 595 kr");
    expect(asked).toEqual(["line", ...nine("number"), ...nine("english-number")]);
    expect(lines).toEqual([["Ramnummer: S44JS291994", 98]]);
  });

  it("is taken at the place alone where the line gives nothing", async () => {
    const { asked, lines } = await look([line("Ramnummer:")], "S44JS291994", "");
    expect(asked.slice(0, 3)).toEqual(["line", "number", "number"]);
    expect(lines).toEqual([["Ramnummer: S44JS291994", 98]]);
  });

  it("leaves a number behind a label in doubt where the line is read otherwise", async () => {
    const { lines } = await look([line("Ramnummer:")], "S44JS291994", "Ramnummer: S44J5291994");
    expect(lines).toContainEqual(["Ramnummer: S44JS291994", 85]);
  });

  it("adds nothing if the label has no value", async () => {
    expect((await look([line("Kund:")], "")).lines).toEqual([["Kund:", 90]]);
  });

  it.each(["Org.nr 559232-5863", "2019-12-16", "Summa 4178,60", "Tel 042-904", "Kassa 4711", "Tack!"])(
    "is not taken at '%s'",
    async (text) => expect((await look([line(text)], "X")).asked).toEqual([]),
  );

  it.each(["Ramnr:D75WS509213", "Kvitto650625"])(
    "is not taken at '%s', which stays doubtful",
    async (text) => {
      expect(await look([line(text)], "X")).toEqual({ asked: [], lines: [[text, 50]] });
    },
  );

  it("does not read a price as a part of the number beside it", async () => {
    const { lines } = await look([line("Ramnr: D75WS509213")], "D75WS509213 34-395");
    expect(lines).toEqual([["Ramnr: D75WS509213", 50]]);
  });
});
