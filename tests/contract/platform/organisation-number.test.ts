import { fc } from "#tests/property.ts";
import Organisationsnummer from "organisationsnummer";
import { describe, expect, it } from "vitest";
import { isOrganisationNumber } from "#contract/platform/organisation-number.ts";

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
