import { describe, expect, it } from "vitest";
import { soundOf } from "#lambdas/bikes/search/sound.ts";

describe("how a word sounds", () => {
  it.each([
    ["monarch", "monark"],
    ["krescent", "crescent"],
    ["bianki", "bianchi"],
    ["spezialised", "specialized"],
    ["vallerang", "wallerang"],
    ["puki", "puky"],
  ])("is the same for %s and %s", (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)));

  it.each([
    ["trek", "track"],
    ["cube", "tube"],
    ["scott", "skate"],
  ])("differs for %s and %s", (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});
