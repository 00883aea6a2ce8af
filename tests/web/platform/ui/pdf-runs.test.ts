import { expect, it } from "vitest";
import { runsOf, signsIn } from "#web/platform/ui/pdf/runs.ts";

const fonts = {
  first: "latin",
  of: (letter: string) =>
    /^[ -~åäöÅÄÖé·]$/.test(letter) ? "latin" : /^[Žžł]$/.test(letter) ? "more" : undefined,
};
const runs = (text: string) => runsOf(text, fonts).map(({ font, text: part }) => [font, part]);

it("uses the font that has the letter", () => {
  expect(runs("Åsa Žižek")).toEqual([
    ["latin", "Åsa "],
    ["more", "Ž"],
    ["latin", "i"],
    ["more", "ž"],
    ["latin", "ek"],
  ]);
});

it("draws a letter whose accent no font has, and sets a ligature in plain letters", () => {
  expect(runs("Nguyệt")).toEqual([
    ["latin", "Nguy"],
    [undefined, "ệ"],
    ["latin", "t"],
  ]);
  expect(runs("ﬁn")).toEqual([["latin", "fin"]]);
});

it("draws characters that no font has, as whole words and sentences", () => {
  expect(runs("Röd 👩🏽‍🔧!")).toEqual([
    ["latin", "Röd "],
    [undefined, "👩🏽‍🔧"],
    ["latin", "!"],
  ]);
  expect(runs("דראג'ה אדומה")).toEqual([
    [undefined, "דראג"],
    ["latin", "'"],
    [undefined, "ה אדומה"],
  ]);
  expect(runs("Мой  велосипед ok")).toEqual([
    [undefined, "Мой  велосипед"],
    ["latin", " ok"],
  ]);
});

it("skips invisible characters", () => {
  expect(runs("a\u200b\u00adb")).toEqual([["latin", "ab"]]);
});

it("never splits a grapheme", () => {
  expect(signsIn("👩🏽‍🔧é")).toEqual(["👩🏽‍🔧", "é"]);
});
