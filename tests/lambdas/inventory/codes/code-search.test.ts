import { describe, expect, it } from "vitest";
import { shortCodeOf } from "#contract/short-code.ts";
import { codeSearchOf, fits } from "#lambdas/inventory/codes/code-search.ts";

const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const short = shortCodeOf(uid);

describe("what is typed of a code", () => {
  it.each([
    [uid, { uid }],
    [uid.replaceAll("-", "").toUpperCase(), { uid }],
    ["k7l 9rd", { beginning: "K7L9RD" }],
    ["k7", { beginning: "K7" }],
    ["5f0c7a52-0c1b", { inside: "5f0c7a520c1b" }],
    ["abcd", { beginning: "ABCD", inside: "abcd" }],
    ["k", undefined],
    ["öö", undefined],
    ["k7l9rdx", undefined],
  ])("reads %j", (typed, search) => {
    expect(codeSearchOf(typed)).toEqual(search);
  });

  it("finds any part of a short code but its beginning, which an index knows", () => {
    for (let from = 0; from < short.length - 1; from += 1)
      for (let to = from + 2; to <= short.length; to += 1)
        expect(fits({ beginning: short.slice(from, to) }, uid)).toBe(
          short.indexOf(short.slice(from, to)) > 0,
        );
  });

  it("finds any four digits of a code, across its hyphens too", () => {
    expect(fits({ inside: "7a520c" }, uid)).toBe(true);
    expect(fits({ inside: "7a520d" }, uid)).toBe(false);
  });
});
