import { describe, expect, it } from "vitest";
import { numbersInPhoto } from "#lambdas/checks/answers/numbers-in-photo.ts";

const today = { year: 2026, month: 11, day: 30 };
type Read = readonly [text: string, confidence: number];

const numbersIn = (larger: readonly Read[], smaller: readonly Read[] = larger) => {
  const [first, second] = [larger, smaller].map((read) =>
    read.map(([text, confidence]) => ({ text, confidence })),
  );
  return numbersInPhoto([first ?? [], second ?? []], today);
};

/** Shows each reading with doubtful characters in brackets, beside the other possible ones. */
const shown = (...reads: Parameters<typeof numbersIn>) =>
  numbersIn(...reads).map(({ signs, certain }) => {
    const text = signs
      .map(({ sign, others, sure }) => (sure ? sign : `[${sign}${others.join("")}]`))
      .join("");
    return `${text}${certain ? " certain" : ""}`;
  });

describe("a number in a photo", () => {
  it("is certain if both drawings are sure of every sign", () => {
    expect(shown([["KX 33123 004", 96]])).toEqual(["KX33123004 certain"]);
  });

  it("is not certain if only one drawing shows it, or one is unsure of it", () => {
    expect(shown([["KXT9812344", 99]], [])).toEqual(["KXT9812344"]);
    expect(shown([["KXT9812344", 99]], [["KXT9812344", 89]])).toEqual(["KXT9812344"]);
  });

  it("has a doubtful sign where the drawings differ", () => {
    expect(shown([["KXT9312744", 97]], [["KXT9342744", 95]])).toEqual(["KXT93[14I]2744"]);
  });

  it.each([
    ["WTU204K8861", "WTU[2Z]04K[8B]861"],
    ["LY3B323426", "LY3[B8]323426"],
    ["S3377449", "[S5]3377449"],
    ["KOT77344", "K[O0]T77344"],
    ["TIT77344", "T[I1]T77344"],
  ])("has doubtful signs where %s has look-alikes beside other kinds", (number, signs) => {
    expect(shown([[number, 99]])).toEqual([signs]);
  });

  it("is not certain if a drawing shows more or fewer signs of it", () => {
    expect(
      shown(
        [["KXT9837344", 99]],
        [
          ["KXT9837344", 99],
          ["KXT983734", 60],
        ],
      )[0],
    ).toBe("KXT9837344");
  });

  it("is one of three at most, the surest first", () => {
    const several: Read[] = [
      ["KXT7743944", 70],
      ["MNP3399774", 95],
      ["3014125017", 92],
      ["RHT9977443", 60],
    ];
    expect(shown(several)).toEqual(["MNP3399774 certain", "3014125017 certain", "KXT7743944"]);
  });

  it("comes before other readings of a surer one", () => {
    const several: Read[] = [
      ["KXT7743944", 95],
      ["KXTA7743944", 90],
      ["KXT77439444", 88],
      ["VKXT7743944", 86],
      ["MNP3399774", 80],
      ["3014125017", 70],
    ];
    const numbers = numbersIn(several).map(({ signs }) => signs.map(({ sign }) => sign).join(""));
    expect(numbers).toEqual(["KXT7743944", "MNP3399774", "3014125017"]);
  });

  it("never is a person's number", () => {
    expect(numbersIn([["19850821-1359", 99]])).toEqual([]);
  });
});
