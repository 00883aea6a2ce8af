import { fc } from "#tests/property.ts";
import Personnummer from "personnummer";
import { describe, expect, it } from "vitest";
import {
  formatPersonalNumber,
  maskPersonalNumber,
  readPersonalNumber,
} from "#contract/platform/personal-number.ts";
import { dashes } from "#tests/dashes.ts";

const today = { year: 2026, month: 11, day: 20 };
const read = (typed: string) => readPersonalNumber(typed, today);
const digitsOf = (typed: string) => {
  const reading = read(typed);
  return reading.ok ? reading.digits : reading.rule;
};

const checkDigit = (nine: string): string => {
  const sum = Array.from(nine).reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};
/** Adds a valid check digit to 8 digits of date and a birth number. */
const numbered = (date: string, birthNumber = "135") =>
  `${date}${birthNumber}${checkDigit(date.slice(2) + birthNumber)}`;

describe("a typed personal number", () => {
  it.each([
    ["12 digits and a hyphen", "19850821-1359"],
    ["12 digits", "198508211359"],
    ["10 digits and a hyphen", "850821-1359"],
    ["10 digits", "8508211359"],
    ["spaces", " 1985 08 21 - 1359 "],
    ["a long dash", "850821–1359"],
    ["full-width digits", "８５０８２１-1359"],
    ["Arabic digits", "٨٥٠٨٢١-١٣٥٩"],
    ["Persian digits", "۱۹۸۵۰۸۲۱۱۳۵۹"],
    ["digits of mathematics", "𝟖𝟓𝟎𝟖𝟐𝟏-𝟏𝟑𝟓𝟗"],
    ["no-break spaces", "19850821\u00A01359"],
    ["line breaks", "19850821\r\n1359\n"],
    ["other marks", "(1985.08.21/1359)"],
    ["invisible signs", "\uFEFF1985\u200B0821-\u20601359\u200E"],
    ...dashes.map((dash) => [`the dash ${dash}`, `850821${dash}1359`] as [string, string]),
  ])("is accepted with %s", (_what, typed) => expect(digitsOf(typed)).toBe("198508211359"));

  it.each([
    ["nothing", "", "personal-number-missing"],
    ["spaces alone", "   ", "personal-number-missing"],
    ["a wrong check digit", "850821-1358", "personal-number-check-digit"],
    ["eleven digits", "85082113591", "personal-number-check-digit"],
    ["letters", "hejsan", "personal-number-check-digit"],
    ["an interim number", "850821-T359", "personal-number-check-digit"],
    ["birth number 000", numbered("19850821", "000"), "personal-number-check-digit"],
    ["30 February", numbered("19850230"), "personal-number-date"],
    ["29 February of a common year", numbered("19850229"), "personal-number-date"],
    ["month 13", numbered("19851301"), "personal-number-date"],
    ["day 0 of someone registered", numbered("19850800"), "personal-number-date"],
    ["month 0 of someone registered", numbered("19850001"), "personal-number-date"],
    ["tomorrow", numbered("20261121"), "personal-number-date"],
    ["a year before the numbers", numbered("17850821"), "personal-number-date"],
    ["day 92", numbered("19850892"), "personal-number-date"],
    ["coordination day of 31 April", numbered("19850491"), "personal-number-date"],
  ])("is refused with %s", (_what, typed, rule) => expect(digitsOf(typed)).toBe(rule));

  it("with ten digits has the latest century that is not in the future", () => {
    expect(digitsOf(numbered("20261120").slice(2))).toBe(numbered("20261120"));
    expect(digitsOf(numbered("19261121").slice(2))).toBe(numbered("19261121"));
    expect(digitsOf(numbered("20000229").slice(2))).toBe(numbered("20000229"));
  });

  it("with a plus belongs to a person of a hundred years or more", () => {
    const born = (date: string) => `${date.slice(2)}+${numbered(date).slice(8)}`;
    expect(digitsOf(born("19261231"))).toBe(numbered("19261231"));
    expect(digitsOf(born("19180101"))).toBe(numbered("19180101"));
    expect(digitsOf(born("18950101"))).toBe(numbered("18950101"));
    expect(digitsOf(born("19000229"))).toBe("personal-number-date");
  });

  it("gives the birth date", () => {
    expect(read("850821-1359")).toMatchObject({
      birthDate: { year: 1985, month: 8, day: 21 },
      coordination: false,
    });
  });

  it("can be a coordination number, with sixty added to the day", () => {
    expect(read(numbered("19850881"))).toMatchObject({
      birthDate: { year: 1985, month: 8, day: 21 },
      coordination: true,
      digits: numbered("19850881"),
    });
  });

  it.each(["19850060", "19850860", "19850081"])(
    "can be a coordination number without a full date: %s",
    (date) => {
      expect(read(numbered(date))).toMatchObject({ ok: true, birthDate: undefined, coordination: true });
    },
  );

  it("agrees with the library on numbers with a known birth date", () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, "0"));
    const anyNumber = fc
      .tuple(
        fc.constantFrom("18", "19", "20"),
        part(25),
        part(13),
        part(92),
        fc.integer({ min: 0, max: 999 }),
      )
      .map(([century, year, month, day, birth]) =>
        numbered(`${century}${year}${month}${day}`, String(birth).padStart(3, "0")),
      );
    fc.assert(
      fc.property(anyNumber, fc.boolean(), (number, spoiled) => {
        const typed = spoiled ? `${number.slice(0, 11)}${(Number(number[11]) + 1) % 10}` : number;
        const reading = read(typed);
        // The library knows no numbers without a full date.
        fc.pre(!(reading.ok && reading.birthDate === undefined));
        const theirs = Personnummer.valid(typed) ? Personnummer.parse(typed).format(true) : undefined;
        expect(reading.ok ? reading.digits : undefined).toBe(theirs);
      }),
      { numRuns: 5000 },
    );
  });

  it("can be any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        expect(typeof read(typed).ok).toBe("boolean");
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the field for a personal number", () => {
  it.each([
    ["", ""],
    ["1985", "1985"],
    ["19850821", "19850821"],
    ["198508211", "19850821-1"],
    ["198508211359", "19850821-1359"],
    ["19850821-13591", "19850821-1359"],
    ["850821", "850821"],
    ["8508211359", "850821-1359"],
    ["191231-1", "191231-1"],
    ["191231+1234", "191231+1234"],
    ["19850821abc", "19850821"],
    ["191231+", "191231+"],
    ["191231-", "191231-"],
    ["191231 ", "191231-"],
    ["19850821-", "19850821-"],
    ["191231–1234", "191231-1234"],
    ["191231 1234", "191231-1234"],
    ["191231\u00a01234", "191231-1234"],
    ["191231 + 1234", "191231+1234"],
    ["191231＋1234", "191231+1234"],
    ["８５０８２１-1359", "850821-1359"],
  ])("turns %s into %s", (typed, shown) => expect(formatPersonalNumber(typed)).toBe(shown));

  it("keeps a formatted number", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("0123456789+- ")) }), (typed) => {
        const once = formatPersonalNumber(typed);
        expect(formatPersonalNumber(once)).toBe(once);
      }),
    );
  });

  const spellings = [
    "198508211359",
    "8508211359",
    numbered("19191231")
      .slice(2)
      .replace(/^\d{6}/, "$&+"),
    numbered("20191231").slice(2),
  ].flatMap((number) => {
    const bare = number.replace("+", "");
    const [date, rest] = [bare.slice(0, -4), bare.slice(-4)];
    const between = number.includes("+")
      ? ["+", " + ", "+ ", "\u200b+", "＋"]
      : ["", "-", " ", "\u00a0", "\u202f", " - ", "–", "—", "−", "\u2011", "\u200b", "-\u00ad"];
    return between.map((separator) => [`${date}${separator}${rest}`, bare] as const);
  });

  it.each(spellings)("keeps %j valid, pasted and typed key by key", (spelling) => {
    const typed = Array.from(spelling).reduce((shown, key) => formatPersonalNumber(shown + key), "");
    expect(digitsOf(formatPersonalNumber(spelling))).toBe(digitsOf(spelling));
    expect(digitsOf(typed)).toBe(digitsOf(spelling));
    expect(digitsOf(spelling)).toMatch(/^\d{12}$/);
  });

  it("never makes a valid number invalid", () => {
    for (const typed of ["198508211359", "8508211359", "191231+1234", numbered("20191231").slice(2)])
      expect(digitsOf(formatPersonalNumber(typed))).toBe(digitsOf(typed));
  });
});

it("masks everything but the year", () => expect(maskPersonalNumber("198508211359")).toBe("1985••••-••••"));
