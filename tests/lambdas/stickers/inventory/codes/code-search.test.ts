import { describe, expect, it } from "vitest";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { codeSearchOf, fits } from "#lambdas/stickers/inventory/codes/code-search.ts";

const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const short = shortCodeOf(uid);

describe("a typed part of a code", () => {
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
  ])("is read from %j", (typed, search) => {
    expect(codeSearchOf(typed)).toEqual(search);
  });

  it("matches any part of a short code except its start, which an index finds", () => {
    for (let from = 0; from < short.length - 1; from += 1)
      for (let to = from + 2; to <= short.length; to += 1)
        expect(fits({ beginning: short.slice(from, to) }, uid)).toBe(
          short.indexOf(short.slice(from, to)) > 0,
        );
  });

  it("matches any four digits of a uid, across hyphens too", () => {
    expect(fits({ inside: "7a520c" }, uid)).toBe(true);
    expect(fits({ inside: "7a520d" }, uid)).toBe(false);
  });
});
