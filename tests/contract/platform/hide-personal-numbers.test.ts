import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";

const today = { year: 2026, month: 11, day: 20 };
const hide = (text: string) => hidePersonalNumbers(text, today);
const dots = "••••••••-••••";

describe("a text that is stored", () => {
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

  it("hides numbers of people over a hundred, and coordination numbers", () => {
    expect(hide("191231+1238")).toBe(dots);
    expect(hide("850881-1356")).toBe(dots);
  });

  it("hides several numbers, also side by side", () => {
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
    ["a date and time that would pass as a number", "2026-11-20 12:09"],
    ["nothing", ""],
  ])("keeps %s", (_, text) => expect(hide(text)).toBe(text));

  it.each([
    "Ring mig på 070-174 06 07 ikväll.",
    "Tel 0700-65 83 39",
    "0701740607",
    "Mobil: 070 174 06 07, helst kväll",
    "070\u2011174\u00a006\u00a007",
    "070/174 06 07",
    "08-590 310 53",
    "070-1740607",
    "070/174 0607",
    "(070) 174 06 07",
  ])("keeps a telephone number that would pass as a personal number: %s", (text) =>
    expect(hide(text)).toBe(text),
  );

  it("keeps 2,000 mobile numbers in their usual spellings", () => {
    for (let place = 0; place < 2000; place += 1) {
      const digits = `070${String((place * 7919) % 10_000_000).padStart(7, "0")}`;
      const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
      for (const written of [
        `${a}-${b} ${c} ${d}`,
        digits,
        `${a} ${b} ${c} ${d}`,
        `${digits.slice(0, 4)}-${digits.slice(4, 6)} ${c} ${d}`,
      ])
        expect(hide(`Ring ${written}.`)).toBe(`Ring ${written}.`);
    }
  });

  it.each([
    "070114-2382",
    "070114 2382",
    "20070114-2382",
    "personnummer 0701142382",
    "Mitt pnr är 070 114 23 82",
  ])("hides the number of a person born in 2007: %s", (text) => expect(hide(text)).toContain(dots));

  it("keeps a text without digits, and hides everything the first time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = hide(text);
        expect(hide(once)).toBe(once);
        fc.pre(!/\p{Nd}/u.test(text));
        expect(once).toBe(text);
      }),
    );
  });

  it("keeps other numbers, also in digits of two code units", () => {
    expect(hide("𝟐𝟖-𝟗𝟖𝟏𝟗\n𝟑𝟏𝟎𝟑𝟐𝟖")).toBe("𝟐𝟖-𝟗𝟖𝟏𝟗\n𝟑𝟏𝟎𝟑𝟐𝟖");
    const digit = fc.constantFrom("1", "9", "𝟎", "𝟗", "٣", "９", "-", " ");
    fc.assert(
      fc.property(fc.string({ unit: digit, maxLength: 60 }), (text) => {
        const once = hide(text);
        expect(hide(once)).toBe(once);
      }),
    );
  });

  it("is checked within half a second even at its greatest length", () => {
    const started = performance.now();
    hide("1 ".repeat(1000));
    hide("1".repeat(2000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
