import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { fieldAliases } from "#lambdas/bikes/index/aliases.ts";
import { deletionVariants } from "#lambdas/bikes/index/deletion-variants.ts";
import { fold, normalise } from "#lambdas/bikes/index/normalise.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme", maxLength: 200 }));

describe("normalise", () => {
  it.each([
    ["  MALMÖ ", "malmo"],
    ["Ｍａｌｍö", "malmo"],
    ["Smørås", "smoras"],
    ["B'Twin", "btwin"],
    ["a#b|c", "abc"],
    ["Straße", "strasse"],
    ["Två\u200Bord", "tvaord"],
    ["Två\n\tord", "tva ord"],
    ["constructor", "constructor"],
    ["###", ""],
  ])("makes %j %j", (text, plain) => expect(normalise(text)).toBe(plain));

  it.each([
    ["Gothenburg", "city", "goteborg"],
    ["Göteborg", "city", "goteborg"],
    ["Black", "color", "svart"],
    ["röda", "color", "rod"],
    ["Mountainbike", "type", "mtb"],
    ["Riese und Müller", "brand", "riese & muller"],
    ["Black", "model", "black"],
    ["__proto__", "brand", "__proto__"],
  ] as const)("reads %s as a %s named %s", (text, field, value) =>
    expect(normalise(text, field)).toBe(value),
  );

  it("is idempotent and leaves no key separators in any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
        expect(once).not.toMatch(/[#|]/);
        expect(Buffer.byteLength(once)).toBeLessThanOrEqual(240);
        expect(once.isWellFormed()).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("names each colour and type once, and every alias leads to one of them", () => {
    const known = {
      color: new Set(BikeColour.options.map(fold)),
      type: new Set(BikeType.options.map(fold)),
    };
    for (const field of ["color", "type"] as const) {
      for (const [other, counts] of fieldAliases[field]) {
        expect(known[field]).toContain(counts);
        expect(known[field]).not.toContain(other);
      }
    }
    for (const names of Object.values(fieldAliases))
      for (const [other, counts] of names) expect([fold(other), fold(counts)]).toEqual([other, counts]);
  });
});

describe("wordsIn", () => {
  it.each([
    ["Röd Crescent i Göteborg", ["rod", "crescent", "goteborg"]],
    ["black, BLACK svarta", ["svart"]],
    ["7-växlad #cykel|test", ["7", "vaxlad", "cykel", "test"]],
    ["🚲 och — ", []],
    ["’; DROP TABLE bikes;--", ["drop", "table", "bikes"]],
  ])("reads %j as %j", (text, words) => expect(wordsIn(text)).toEqual(words));

  it("keeps its own words unchanged, and returns none that a key cannot hold", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = wordsIn(text);
        expect(wordsIn(words.join(" "))).toEqual(words);
        for (const word of words) {
          expect(word).not.toMatch(/[#|\s]/);
          expect(word).not.toBe("");
          expect(Buffer.byteLength(word)).toBeLessThanOrEqual(120);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("deletionVariants", () => {
  it("are nine for a number of eight or more characters", () => {
    expect(deletionVariants("CR12345678")).toHaveLength(9);
    expect(deletionVariants("")).toEqual([""]);
  });

  it("overlap with those of every number that differs in one of the last eight characters", () => {
    const number = fc.stringMatching(/^[1-9][0-9A-H]{8,12}$/);
    const slip = fc.record({
      place: fc.integer({ min: 0, max: 6 }),
      kind: fc.constantFrom("missing", "more", "other"),
    });
    fc.assert(
      fc.property(number, slip, fc.constantFrom("3", "X"), (folded, { place, kind }, sign) => {
        const at = folded.length - 7 + place;
        const rest = folded.slice(kind === "more" ? at : at + 1);
        const slipped = folded.slice(0, at) + (kind === "missing" ? "" : sign) + rest;
        const known = new Set(deletionVariants(folded));
        expect(deletionVariants(slipped).some((variant) => known.has(variant))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
