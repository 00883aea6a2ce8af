import { describe, expect, it } from "vitest";
import { keyBurst } from "#web/ui/qr-scan/key-burst.ts";

/** Types a text and Enter, so many milliseconds between the keys. */
const typed = (keys: readonly string[], between: number): (string | undefined)[] => {
  const next = keyBurst();
  return [...keys, "Enter"].map((key, index) => next({ key, at: 1000 + index * between }));
};

describe("what a hand scanner types", () => {
  it("is told when its Enter comes, and not before", () => {
    expect(typed(["W", "T", "U", "2"], 8)).toEqual([undefined, undefined, undefined, undefined, "WTU2"]);
  });

  it("is the same with the keys that make capitals", () => {
    expect(typed(["Shift", "W", "Shift", "T", "Shift", "U"], 20).at(-1)).toBe("WTU");
  });

  it("is not what a person types", () => {
    expect(typed(["W", "T", "U", "2"], 90).at(-1)).toBeUndefined();
  });

  it("is not a key or two beside Enter", () => {
    expect(typed(["a", "b"], 5).at(-1)).toBeUndefined();
    expect(typed([], 5).at(-1)).toBeUndefined();
  });

  it("begins with the scanner's first key, whatever was typed before", () => {
    const next = keyBurst();
    next({ key: "x", at: 0 });
    for (const [index, key] of ["K", "7", "L"].entries()) next({ key, at: 500 + index * 10 });
    expect(next({ key: "Enter", at: 540 })).toBe("K7L");
  });

  it("is told once, then begins again", () => {
    const next = keyBurst();
    for (const [index, key] of ["K", "7", "L"].entries()) next({ key, at: index });
    expect(next({ key: "Enter", at: 4 })).toBe("K7L");
    expect(next({ key: "Enter", at: 5 })).toBeUndefined();
  });
});
