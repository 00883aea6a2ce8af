import { describe, expect, it } from "vitest";
import { TransferTerms } from "#contract/ownership/transfer-terms.ts";
import { Code, Email } from "#contract/people/accounts.ts";
import { PostalCode } from "#contract/platform/postal-code.ts";
import { parseShortCode } from "#contract/platform/short-code.ts";
import { TheftReport } from "#contract/thefts/thefts.ts";

describe("the number of a police report", () => {
  const { policeReportNumber } = TheftReport.shape;

  it.each([
    "5000\u2013K1234567\u201326",
    "5000-k1234567-26",
    " 5000 - K1234567 - 26 ",
    "5000\u2011K1234567\u221226\u200b",
    "5000K123456726",
    "５０００－Ｋ１２３４５６７－２６",
    "Dnr: 5000/K1234567/26.",
    "5000:\u041A-1234567:2026",
  ])("is accepted as %o", (typed) => expect(policeReportNumber.parse(typed)).toBe("5000-K1234567-26"));

  it.each(["500-K1234567-26", "5000-1234567-26", "K1234567", "5000-K123456789012-26"])("is not %o", (typed) =>
    expect(policeReportNumber.safeParse(typed).success).toBe(false),
  );
});

describe("the code of a sticker", () => {
  it.each(["K7L9RD", "k7l 9rd", "K7L\u20119RD", "K7L\u200b9RD", "K7L·9RD", "(K7L 9RD)", "Ｋ７Ｌ９ＲＤ"])(
    "is read from %o",
    (typed) => expect(parseShortCode(typed)).toBe("K7L9RD"),
  );
});

describe("the code of a mail", () => {
  it.each(["123456", " 123 456\u200b", "123\u2013456", "１２３４５６", "123 456.", "(123_456)"])(
    "is read from %o",
    (typed) => expect(Code.parse(typed)).toBe("123456"),
  );

  it.each(["12345", "1234567", "12345a"])("is not %o", (typed) =>
    expect(Code.safeParse(typed).success).toBe(false),
  );
});

it.each(["123 45", "SE-123 45", "s12345", "123\u201145\u200b", "１２３４５"])(
  "a postal code is read from %o",
  (typed) => expect(PostalCode.parse(typed)).toBe("123 45"),
);

describe("an address", () => {
  it.each([
    ["anna@räksmörgås.se", "anna@xn--rksmrgs-5wao1o.se"],
    ["Anna@RÄKSMÖRGÅS.se", "anna@xn--rksmrgs-5wao1o.se"],
    ["anna@example.se\u200b", "anna@example.se"],
    ["\u202aanna@example.se\u202c", "anna@example.se"],
    [" anna@example.se\u00a0", "anna@example.se"],
    ["cykel&co@example.se", "cykel&co@example.se"],
    ["anna+cykel@example.co.uk", "anna+cykel@example.co.uk"],
    ["o'brien@example.ie", "o'brien@example.ie"],
    ["anna@xn--rksmrgs-5wao1o.se", "anna@xn--rksmrgs-5wao1o.se"],
    ["mailto:anna@example.se", "anna@example.se"],
    ["<anna@example.se>.", "anna@example.se"],
    ["ａｎｎａ＠ｅｘａｍｐｌｅ．ｓｅ", "anna@example.se"],
  ])("typed as %o is stored as %s", (typed, address) => expect(Email.parse(typed)).toBe(address));

  it.each([
    "anna@localhost",
    "a..b@example.se",
    ".a@example.se",
    "a.@example.se",
    "anna@-example.se",
    "anna@example",
    "anna@example.se, erik@example.se",
    "anna@exa mple.se",
    "anna@example.se\nBcc: erik@example.se",
    "anna@127.0.0.1",
    "anna@example.se/x",
    "anna",
    "",
  ])("is refused as %o", (typed) => expect(Email.safeParse(typed).success).toBe(false));
});

describe("the day of a sale", () => {
  it("is refused in the century before", () => {
    expect(TransferTerms.shape.saleDate.safeParse("1950-01-01").success).toBe(false);
    expect(TransferTerms.shape.saleDate.safeParse("2026-11-20").success).toBe(true);
  });
});
