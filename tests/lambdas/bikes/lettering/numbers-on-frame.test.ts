import { describe, expect, it } from "vitest";
import { numbersOnFrame } from "#lambdas/bikes/lettering/numbers-on-frame.ts";

const today = { year: 2026, month: 11, day: 22 };
const numbers = (...lines: readonly (readonly [text: string, confidence: number])[]) =>
  numbersOnFrame(
    lines.map(([text, confidence]) => ({ text, confidence })),
    today,
  ).map(({ frameNumber }) => frameNumber);

describe("the numbers on a frame", () => {
  it("are read whole when stamped in groups", () => {
    expect(numbers(["WTU 204-K 8861", 91])).toEqual(["WTU204K8861"]);
  });

  it("are separated from the words beside them", () => {
    expect(numbers(["SERIAL NO: WTU204K8861", 91], ["MADE IN TAIWAN", 99], ["EN 14764", 98])).toEqual([
      "WTU204K8861",
    ]);
  });

  it("are listed by confidence, each once and at most three", () => {
    const read = numbers(
      ["WTU204K8861", 71],
      ["WTU204K8861", 92],
      ["CRE5530187K", 88],
      ["ER9A41872X", 80],
      ["SKP60119Z7", 60],
    );
    expect(read).toEqual(["WTU204K8861", "CRE5530187K", "ER9A41872X"]);
  });

  it("read O beside digits as 0, as makers stamp it", () => {
    expect(numbers(["WTU2O4K8861", 90])).toEqual(["WTU204K8861"]);
  });

  it("never include a person's number", () => {
    expect(numbers(["19850821-1359", 97], ["850821 1359", 97])).toEqual([]);
  });

  it("are empty for a picture without numbers", () => {
    expect(numbers()).toEqual([]);
    expect(numbers(["CRESCENT", 99], ["Made in Sweden", 90])).toEqual([]);
  });
});
