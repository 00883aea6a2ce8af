import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFrameNumber } from "#lambdas/analysis/check-frame-number.ts";
import { hasPersonalNumber } from "#lambdas/reading/find-personal-number.ts";
import { hasSeller } from "#lambdas/analysis/find-seller.ts";
import { checkReceipt } from "#lambdas/analysis/receipt-checks.ts";
import { changed, invoice, tillReceipt } from "#tests/lambdas/analysis/receipts.ts";

const claim = { frameNumber: "WTU935707851E", personalNumber: "198508211359" };
const frameNumber = (line: string, wanted = claim.frameNumber) => checkFrameNumber([line], wanted);
const personalNumber = (line: string, wanted = claim.personalNumber) => hasPersonalNumber([line], wanted);

describe("checkReceipt", () => {
  it("passes whole receipts of both kinds", () => {
    const passed = { frameNumber: "match", personalNumber: true, seller: true };
    expect(checkReceipt(tillReceipt, claim)).toEqual(passed);
    expect(checkReceipt(invoice, { frameNumber: "XDS9576632C", personalNumber: "194706048339" })).toEqual(
      passed,
    );
  });

  it("fails somebody else's receipt of another bicycle", () => {
    expect(checkReceipt(invoice, claim)).toEqual({
      frameNumber: "mismatch",
      personalNumber: false,
      seller: true,
    });
  });

  it("finds nothing on an empty page", () => {
    expect(checkReceipt([], claim)).toEqual({ frameNumber: "missing", personalNumber: false, seller: false });
  });
});

describe("the frame number", () => {
  it.each([
    "Ramnr: WTU935707851E",
    "RAMNUMMER WTU935707851E.",
    "Ramnr:WTU935707851E",
    "RamnrWTU935707851E",
    "Ram-nr. wtu 935 707 851 e",
    "S/N WTU-935707-851E 1 st",
    "Cykel WTU.9357.07851.E 12 495 kr",
    "(WTU935707851E)",
  ])("matches in '%s'", (line) => expect(frameNumber(line)).toBe("match"));

  it("matches across the end of a line", () => {
    expect(checkFrameNumber(["Ramnr: WTU93570", "7851E"], claim.frameNumber)).toBe("match");
    expect(checkFrameNumber(["Ramnummer", "WTU935707851E"], claim.frameNumber)).toBe("match");
  });

  it("is likely once characters that look alike are made equal", () => {
    expect(frameNumber("Ramnr: WTU9357O7B51E")).toBe("likely");
    expect(frameNumber("Ramnr: WTU93S7078S1E")).toBe("likely");
  });

  it("does not match as a part of a longer number", () => {
    expect(frameNumber("Streckkod 7351234567890", "123456")).toBe("missing");
    expect(frameNumber("Ramnr: XWTU935707851E9")).toBe("mismatch");
  });

  it("is a mismatch where one digit differs", () => {
    expect(frameNumber("Ramnr: WTU935707852E")).toBe("mismatch");
    expect(checkFrameNumber(["Ramnummer:", "AB123456"], claim.frameNumber)).toBe("mismatch");
  });

  it("is missing where a receipt only speaks of frame numbers", () => {
    expect(frameNumber("Ägaren ansvarar för att registrera cykelns ramnummer.")).toBe("missing");
    expect(checkFrameNumber(["Ramnr:", "Totalt 12 495 kr"], claim.frameNumber)).toBe("missing");
  });

  it("matches however it is grouped, and whatever stands around it", () => {
    const number = fc.stringMatching(/^[A-Z0-9]{6,20}$/);
    const cuts = fc.array(fc.integer({ min: 1, max: 19 }), { maxLength: 3 });
    const gap = fc.constantFrom(" ", "-", ".", " - ", "\n", "/");
    fc.assert(
      fc.property(
        number,
        cuts,
        gap,
        fc.constantFrom("Ramnr: ", "", "Serienr "),
        (wanted, at, between, before) => {
          const places = [0, ...new Set(at.filter((place) => place < wanted.length)), wanted.length].toSorted(
            (a, b) => a - b,
          );
          const grouped = places.slice(1).map((end, index) => wanted.slice(places[index], end));
          const lines = `${before}${grouped.join(between)} 12 495 kr`.split("\n");
          expect(checkFrameNumber(["Cykelboden AB", ...lines, "Tack!"], wanted)).toBe("match");
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("the personal number", () => {
  it.each([
    "Personnr: 19850821-1359",
    "198508211359",
    "850821-1359",
    "8508211359",
    "19850821 1359",
    "1985 08 21 - 1359",
    "1985-08-21-1359",
    "850821+1359",
    "Pnr:850821–1359, Björn Öberg",
    "1985O821-I3S9",
  ])("is found in '%s'", (line) => expect(personalNumber(line)).toBe(true));

  it("is found across the end of a line", () => {
    expect(hasPersonalNumber(["Personnummer 19850821-", "1359"], claim.personalNumber)).toBe(true);
  });

  it.each([
    "19850821-••••",
    "19850821-1358",
    "20850821-1359",
    "119850821-1359",
    "850821-13590",
    "850821",
    "****-1359",
  ])("is not found in '%s'", (line) => expect(personalNumber(line)).toBe(false));
});

describe("the seller", () => {
  const seller = (...lines: string[]) => hasSeller(lines, claim.personalNumber);

  it.each([
    ["an organisation number that adds up", "Org.nr 559232-5863"],
    ["one with 16 before it", "165592325863"],
    ["one with misread digits", "Org.nr S59232-S863"],
    ["a VAT number", "Momsreg.nr SE559232586301"],
    ["a company at the top", "Pedalen Malmö AB"],
    ["a bicycle shop at the top", "Åkes Cykelverkstad"],
    ["a sole trader's number", "Org.nr: 670527-7637"],
    ["a named private seller", "Säljare: Anna Ek"],
  ])("is found by %s", (_what, line) => expect(seller(line)).toBe(true));

  it("is found by a name below its label", () => {
    expect(seller("Kvitto", "Säljare:", "Anna Ek")).toBe(true);
  });

  it.each([
    ["a number that does not add up", "Nr 559232-5864"],
    ["a telephone number", "Tel 042-904 57 61"],
    ["the buyer's own number", "Org.nr: 850821-1359"],
    ["an empty label", "Säljare:"],
    ["a product", "Damcykel 3-vxl röd"],
  ])("is not found by %s", (_what, line) => expect(seller(line)).toBe(false));

  it("is not found by a company that bought", () => {
    expect(seller(...Array.from({ length: 10 }, () => "Cykel 1 st"), "Kund: Budfirman AB")).toBe(false);
  });
});

it("keeps its three answers apart", () => {
  expect(checkReceipt(changed(tillReceipt, "-1359", "-••••"), claim)).toMatchObject({
    frameNumber: "match",
    personalNumber: false,
  });
  expect(checkReceipt(tillReceipt.slice(5), claim)).toEqual({
    frameNumber: "match",
    personalNumber: true,
    seller: false,
  });
});
