import { describe, expect, it } from "vitest";
import { questionOf } from "#lambdas/bikes/search/question.ts";

const number = (canonical: string, whole: boolean) => ({ canonical, whole });

describe("a search text", () => {
  it.each([
    ["WTU 204-K8861", number("WTU204K8861", true)],
    ["wbk 1234 z", number("WBK1234Z", true)],
    ["WSBC614052718", number("WSBC614052718", true)],
    ["12345", number("12345", false)],
    ["ramnummer WTU 204-K8861", number("WTU204K8861", true)],
    ["nr WTU204K8861", number("WTU204K8861", true)],
    ["Frame no. WTU204K8861", number("WTU204K8861", true)],
    ["serienr: WTU204K8861", number("WTU204K8861", true)],
    ["ramnr=WTU204K8861", number("WTU204K8861", true)],
    ["S/N: WTU204K8861", number("WTU204K8861", true)],
    ["WTU204\u2013K8861", number("WTU204K8861", true)],
    ["WTU204\u200bK8861", number("WTU204K8861", true)],
    ["WTU204#K8861", number("WTU204K8861", true)],
    ["\u2019WTU204K8861\u2019", number("WTU204K8861", true)],
    ["WTU204+K8861,", number("WTU204K8861", true)],
  ])("can only be a number: %s", (typed, meant) => {
    expect(questionOf(typed)).toEqual({ number: meant });
  });

  it.each([
    ["Marlin 7", number("MARLIN7", true)],
    ["crescent", number("CRESCENT", true)],
    ["Marlin7", number("MARLIN7", true)],
    ["A12", number("A12", false)],
    ["M.01", number("M01", false)],
    ["red", number("RED", false)],
    ["Trek-Marlin", number("TREKMARLIN", true)],
  ])("can be words or a number: %s", (typed, meant) => {
    expect(questionOf(typed)).toEqual({ text: typed, number: meant });
  });

  it.each([
    ["WTU204K8861 crescent", "WTU204K8861"],
    ["WTU204\u2212K8861, crescent", "WTU204K8861"],
    ["röd crescent wtu204k8861", "WTU204K8861"],
    ["ramnr WTU204K8861 stulen", "WTU204K8861"],
    ["är 'WTU204K8861' stulen?", "WTU204K8861"],
  ])("names a number among words: %s", (typed, canonical) => {
    expect(questionOf(typed)).toMatchObject({ text: expect.any(String), number: number(canonical, true) });
  });

  it.each([
    ['"WTU204K8861"', number("WTU204K8861", true)],
    ["#WTU204K8861", number("WTU204K8861", true)],
    ["*8861", number("8861", false)],
    ["...8861?", number("8861", false)],
    ["ramnummer slutar på 8861", number("8861", false)],
    ["ramnummer som slutar 8861", number("8861", false)],
    ["slutar på 8861", number("8861", false)],
    ["de fyra sista siffrorna 8861", number("8861", false)],
  ])("is read without the marks around it: %s", (typed, meant) => {
    expect(questionOf(typed)).toEqual({ number: meant });
  });

  it.each(["Marlin 7 Malmö", "Touring Hybrid One 500", "two WTU204K8861 WTU204K8862"])(
    "contains no number, or more than one: %s",
    (typed) => expect(questionOf(typed).number?.canonical ?? "").not.toMatch(/8861$|8862$|^500$|^MARLIN7$/),
  );

  it.each(["Malmö", "A1", "röd dam i Göteborg", "#", "🚲", "A".repeat(21), ""])(
    "can only be words: %s",
    (typed) => expect(questionOf(typed)).toEqual({ text: typed }),
  );
});
