import { describe, expect, it } from "vitest";
import { formatCompanyNumber, readCompanyNumber } from "#contract/platform/company-number.ts";
import { fc } from "#tests/property.ts";
import Organisationsnummer from "organisationsnummer";
import { isOrganisationNumber } from "#contract/platform/organisation-number.ts";

const today = { year: 2026, month: 11, day: 20 };

describe("an organisation number", () => {
  it.each(["5599001004", "559900-1004", " 559900 1004 ", "559900–1004"])("is read from %j", (typed) => {
    expect(readCompanyNumber(typed, today)).toEqual({ kind: "company", digits: "5599001004" });
  });

  it.each([
    "16559900-1004",
    "165599001004",
    "SE559900100401",
    "se 559900-1004 01",
    "SE5599001004",
    "559900100401",
    "\u200b559900\u22121004",
    "559900.1004",
    "Org.nr: 559900-1004",
    "Momsreg.nr SE559900100401",
    "(559900/1004)",
  ])("is read from the spellings of official papers: %j", (typed) =>
    expect(readCompanyNumber(typed, today)).toEqual({ kind: "company", digits: "5599001004" }),
  );

  it.each(["19810103-2384", "198101032384", "SE810103238401", "1981 0103 2384"])(
    "of a sole trader is read from %j too",
    (typed) =>
      expect(readCompanyNumber(typed, today)).toEqual({ kind: "sole-trader", digits: "198101032384" }),
  );

  it("of a sole trader is their personal number, with its century", () => {
    expect(readCompanyNumber("810103-2384", today)).toEqual({
      kind: "sole-trader",
      digits: "198101032384",
    });
  });

  it.each(["", "559900-100", "559900-10041", "SE55990010041", "five"])(
    "is refused without ten digits: %j",
    (typed) => expect(readCompanyNumber(typed, today)).toBe("organisation-number-format"),
  );

  it.each(["559900-1005", "460000-1004", "810103-2385", "810199-2384", "19810103-2385", "16559900-1005"])(
    "is refused for a wrong check digit or an impossible birth date: %s",
    (typed) => expect(readCompanyNumber(typed, today)).toBe("organisation-number-invalid"),
  );

  it("gets its hyphen during typing, but a personal number does not", () => {
    expect(["5", "559900", "5599001", "5599001004", "198101032384"].map(formatCompanyNumber)).toEqual([
      "5",
      "559900",
      "559900-1",
      "559900-1004",
      "198101032384",
    ]);
  });
});

const tenDigits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 })
  .map((digits) => digits.join(""));

describe("an organisation number", () => {
  it.each(["5592325863", "165592325863", "2021005489"])("accepts %s", (digits) =>
    expect(isOrganisationNumber(digits)).toBe(true),
  );

  it.each([
    ["a wrong check digit", "5592325864"],
    ["a personal number", "8508211359"],
    ["another prefix than 16", "195592325863"],
    ["nine digits", "559232586"],
    ["a separator", "559232-5863"],
    ["nothing", ""],
    ["a group that is not in use", "0223456787"],
  ])("refuses %s", (_what, digits) => expect(isOrganisationNumber(digits)).toBe(false));

  it("agrees with the library on numbers of every group in use", () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        fc.pre(!/^[04]/.test(digits));
        const meant =
          Organisationsnummer.valid(digits) && !Organisationsnummer.parse(digits).isPersonnummer();
        expect(isOrganisationNumber(digits)).toBe(meant);
        expect(isOrganisationNumber(`16${digits}`)).toBe(meant);
      }),
      { numRuns: 3000 },
    );
  });
});
