import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";

const today = { year: 2026, month: 11, day: 20 };
const hide = (text: string) => hidePersonalNumbers(text, today);
const dots = "••••••••-••••";

describe("hidePersonalNumbers", () => {
  it.each([
    "19850821-1359",
    "198508211359",
    "850821-1359",
    "8508211359",
    "850821 - 1359",
    "1985 08 21 13 59",
    "1985-08-21-1359",
    "1985.08.21.1359",
    "1 9 8 5 0 8 2 1 1 3 5 9",
    "850821–1359",
    "８５０８２１-１３５９",
    "19850821\n1359",
    "850821\u20111359",
    "850821\u22121359",
    "850821\uFE631359",
    "850821/1359",
    "850821_1359",
    "850821\u00A0-\u00A01359",
    "850821\u202F1359",
    Array.from("8508211359").join("\u200B"),
    Array.from("198508211359").join("\u2060\u00AD\uFE0F"),
    "85\uFEFF0821-13\u200D59",
    "٨٥٠٨٢١-١٣٥٩",
    "۸۵۰۸۲۱-۱۳۵۹",
    "८५०८२११३५९",
    "⑧⑤⓪⑧②①-①③⑤⑨",
    "⁸⁵⁰⁸²¹⁻¹³⁵⁹",
    "₈₅₀₈₂₁₁₃₅₉",
    "一九八五〇八二一一三五九",
    "八五零八二一-一三五九",
    "一九八五年〇八月二一日一三五九",
    "捌伍零捌贰壹－壹叁伍玖",
    "八五〇八弐壱、壱参五九",
    "〨〥〇〨〢〡〡〣〥〩",
    "㊇㊄〇㊇㊁㊀㊀㊂㊄㊈",
    "❽❺⓿❽❷❶❶❸❺❾",
    "➇➄🄋➇➁➀➀➂➄➈",
    "⓼⓹⓿⓼⓶⓵⓵⓷⓹⓽",
    "８五0❽٢一1三⑤9",
    Array.from("8508211359").join("\uFE0F\u20E3"),
    Array.from("8508211359").join("\u0336"),
    "850821,1359",
    "850821*1359",
    "850821~1359",
    "850821)(1359",
    "8508+21-1359",
  ])("hides %j", (number) => {
    expect(hide(number)).toBe(dots);
    expect(hide(`Jag heter Anna (${number}), hör av er.`)).toBe(`Jag heter Anna (${dots}), hör av er.`);
    expect(hide(`pnr${number}!`)).toBe(`pnr${dots}!`);
  });

  it("hides those of people over a hundred and coordination numbers", () => {
    expect(hide("191231+1238")).toBe(dots);
    expect(hide("850881-1356")).toBe(dots);
  });

  it("hides each of several, also side by side", () => {
    expect(hide("850821-1359, 19670527-7637")).toBe(`${dots}, ${dots}`);
    expect(hide("850821-1359 670527-7637")).toBe(`${dots} ${dots}`);
    expect(hide("19850821-1359 0701234567")).toBe(`${dots} 0701234567`);
    expect(hide("ring 08 850821-1359")).toBe(`ring 08 ${dots}`);
  });

  it.each([
    ["a wrong check digit", "850821-1358"],
    ["30 February", "850230-1350"],
    ["a phone number", "+46 70 123 45 67"],
    ["a frame number", "WTU204K8861"],
    ["part of a longer number", "7350085082113590"],
    ["an organisation number", "556036-0793"],
    ["a case", "K-261120-7Q2M9X"],
    ["a day", "2026-11-20 12:00"],
    ["a day whose digits would do", "2026-11-20 12:09"],
    ["nothing", ""],
  ])("leaves %s", (_, text) => expect(hide(text)).toBe(text));

  it("leaves text without digits as it is, and finds nothing more the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = hide(text);
        expect(hide(once)).toBe(once);
        fc.pre(!/\p{Nd}/u.test(text));
        expect(once).toBe(text);
      }),
    );
  });

  it("is quick with the longest message there can be", () => {
    const started = performance.now();
    hide("1 ".repeat(1000));
    hide("1".repeat(2000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
