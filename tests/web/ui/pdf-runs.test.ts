import { expect, it } from "vitest";
import { runsOf, signsIn } from "#web/ui/pdf/runs.ts";

const fonts = {
  first: "latin",
  of: (letter: string) =>
    /^[ -~åäöÅÄÖé·]$/.test(letter) ? "latin" : /^[Žžł]$/.test(letter) ? "more" : undefined,
};
const runs = (text: string) => runsOf(text, fonts).map(({ font, text: part }) => [font, part]);

it("sets letters with the font that has them", () => {
  expect(runs("Åsa Žižek")).toEqual([
    ["latin", "Åsa "],
    ["more", "Ž"],
    ["latin", "i"],
    ["more", "ž"],
    ["latin", "ek"],
  ]);
});

it("sets a letter without the marks that no font has", () => {
  expect(runs("Ṩara")).toEqual([["latin", "Sara"]]);
});

it("draws what no font has, whole signs and whole sentences", () => {
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

it("passes over what shows nothing", () => {
  expect(runs("a\u200b\u00adb")).toEqual([["latin", "ab"]]);
});

it("never tears apart what a reader takes for one sign", () => {
  expect(signsIn("👩🏽‍🔧é")).toEqual(["👩🏽‍🔧", "é"]);
});
