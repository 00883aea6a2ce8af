import { describe, expect, it } from "vitest";
import { questionOf } from "#lambdas/search/question.ts";

const number = (canonical: string, whole: boolean) => ({ canonical, whole });

describe("what stands in the search field", () => {
  it.each([
    ["WTU 204-K8861", number("WTU204K8861", true)],
    ["wbk 1234 z", number("WBK1234Z", true)],
    ["WSBC614052718", number("WSBC614052718", true)],
    ["A12", number("A12", false)],
    ["12345", number("12345", false)],
  ])("can only be a number: %s", (typed, meant) => {
    expect(questionOf(typed)).toEqual({ number: meant });
  });

  it.each([
    ["Marlin 7", number("MARLIN7", true)],
    ["crescent", number("CRESCENT", true)],
    ["red", number("RED", false)],
    ["Trek-Marlin", number("TREKMARLIN", true)],
  ])("can be words or a number: %s", (typed, meant) => {
    expect(questionOf(typed)).toEqual({ text: typed, number: meant });
  });

  it.each(["Malmö", "A1", "röd dam i Göteborg", "#", "🚲", "x'; DROP TABLE bikes;--", "A".repeat(21), ""])(
    "can only be words: %s",
    (typed) => expect(questionOf(typed)).toEqual({ text: typed }),
  );
});
