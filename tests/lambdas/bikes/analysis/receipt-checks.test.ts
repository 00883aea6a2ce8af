import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { checkFrameNumber } from "#lambdas/bikes/analysis/check-frame-number.ts";
import { hasPersonalNumber } from "#lambdas/platform/ocr/find-personal-number.ts";
import { hasSeller } from "#lambdas/bikes/analysis/find-seller.ts";
import { checkReceipt } from "#lambdas/bikes/analysis/receipt-checks.ts";
import { asRead, changed, invoice, tillReceipt } from "./receipts.ts";

const claim = { frameNumber: "WTU935707851E", personalNumber: "198508211359" };
const check = (lines: readonly string[], wanted = claim.frameNumber, confidence = 95) =>
  checkFrameNumber(asRead(lines, confidence), wanted, claim.personalNumber);
const frameNumber = (line: string, wanted = claim.frameNumber) => check([line], wanted);
const personalNumber = (line: string, wanted = claim.personalNumber) => hasPersonalNumber([line], wanted);

describe("checkReceipt", () => {
  it("accepts complete receipts of both kinds", () => {
    const passed = { frameNumber: "match", personalNumber: true, seller: true };
    expect(checkReceipt(asRead(tillReceipt), claim)).toEqual(passed);
    const other = { frameNumber: "XDS9576632C", personalNumber: "194706048339" };
    expect(checkReceipt(asRead(invoice), other)).toEqual(passed);
  });

  it("rejects somebody else's receipt of another bicycle", () => {
    expect(checkReceipt(asRead(invoice), claim)).toEqual({
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
    "Ranummer: WTU935707851E",
    "Frame no. WTU935707851E",
    "Serial number: WTU-935707851-E",
    "Monark Karin, serienr WTU935707851E 1 12 495 kr",
    "S/N WTU-935707-851E 1 st",
    "Cykel WTU.9357.07851.E 12 495 kr",
    "Monark Karin (WTU935707851E) 12 495 kr",
  ])("matches in '%s'", (line) => expect(frameNumber(line)).toBe("match"));

  it("matches across a line break", () => {
    expect(check(["Ramnr: WTU93570", "7851E"])).toBe("match");
    expect(check(["Ramnummer", "WTU935707851E"])).toBe("match");
    expect(check(["Ramnr:", "10047221"], "10047221")).toBe("match");
  });

  it("continues with a doubtful rest, and not with dirt below it", () => {
    const below = (rest: string) => [
      ...asRead(["Ramnr: WTU935707851E"]),
      ...asRead([rest], 66),
      ...asRead(["Godkänt lås 349 kr"]),
    ];
    const against = (rest: string) => checkFrameNumber(below(rest), claim.frameNumber, claim.personalNumber);
    expect(against("6vE")).toBe("match");
    expect(against("6VE")).toBe("likely");
    expect(against("78vE1")).toBe("likely");
  });

  it("matches under column headings, and alone below the bicycle", () => {
    expect(check(["Artikel Ramnummer Antal Pris", "Monark Karin WTU935707851E 1 19 495 kr"])).toBe("match");
    expect(check(["Monark Karin damcykel 19 495 kr", "WTU935707851E"])).toBe("match");
  });

  it("matches in a column of digits, and in the row of a second bicycle", () => {
    const rows = [
      "Artikel Ramnr Antal Pris",
      "Cube Nature Pro 932941837 1 22 195 kr",
      "Skeppshult Natur herrcykel SKP0885858 1 5 000 kr",
      "Specialized Sirrus AW76052210 1 5 000 kr",
      "Hjälm HJ00112233 1 899 kr",
      "Totalt: 27 195 kr",
    ];
    expect(check(rows, "932941837")).toBe("match");
    expect(check(rows, "SKP0885858")).toBe("match");
    expect(check(rows, "AW76052210")).toBe("match");
    expect(check(rows, "HJ00112233")).toBe("mismatch");
    expect(check(["Art.nr Cykel Ramnr Pris", "932941837 Cube Nature 9 995 kr"], "932941837")).toBe("missing");
    const articles = ["Art.nr Cykel Ramnr Pris", "CR650625 Monark WTU935707851E 9 995 kr"];
    expect(check(articles, "CR650625")).toBe("likely");
    expect(check(articles)).toBe("likely");
    expect(check(["Cykel Ramnr Pris", "Cube 1234567 7654321 9 995 kr"], "7654321")).toBe("missing");
  });

  it("matches below a label with only a price beside it", () => {
    const cell = ["Ecoride elcykel", "Chassinr: 1 14 295 kr"];
    expect(check([...cell, "CRS3997015Y"], "CRS3997015Y")).toBe("match");
    const words = [
      { text: "CRS3997015Y", confidence: 98 },
      { text: "i", confidence: 85 },
    ];
    const line = { text: "CRS3997015Y i", confidence: 96, words };
    expect(checkFrameNumber([...asRead(cell), line], "CRS3997015Y", claim.personalNumber)).toBe("match");
  });

  it("matches each of two bicycles", () => {
    const two = [
      "Monark Karin 9 495 kr",
      "Ramnr: WTU935707851E",
      "Crescent Elina 7 495 kr",
      "Ramnr: XDS9576632C",
    ];
    expect(check(two)).toBe("match");
    expect(check(two, "XDS9576632C")).toBe("match");
  });

  describe("above its label", () => {
    const bought = "Monark Karin damcykel 12 495 kr";

    it.each([
      [[bought, "WTU935707851E", "Ramnr:"], "WTU935707851E"],
      [[bought, "137231332", "Ram nr:", "ATT BETALA 12 495 kr"], "137231332"],
      [[bought, "Art.nr 70401", "547364116", "Ramnummer", "Lås godkänt"], "547364116"],
      [["WTU 935 707 851 E", "Frame no."], "WTU935707851E"],
    ])("matches in %j", (lines, number) => {
      expect(check(lines, number)).toBe("match");
      expect(check(lines, number.slice(0, -1))).not.toBe("match");
      expect(check(lines, number.slice(1))).not.toBe("match");
    });

    it("matches whichever version of the line OCR returns", () => {
      const lines = [
        ...asRead([bought, "137231332"]),
        ...asRead(["ISLLILIGA", "TIL231332"], 0),
        ...asRead(["Ram nr:"]),
      ];
      expect(checkFrameNumber(lines, "137231332", claim.personalNumber)).toBe("match");
      expect(checkFrameNumber(lines, "711231332", claim.personalNumber)).not.toBe("match");
    });

    it("is never certain if another number stands below", () => {
      const lines = [bought, "WTU935707851E", "Ramnr:", "A6506259", "Nyckelnr:"];
      expect(check(lines, "A6506259")).toBe("likely");
      expect(check(lines)).toBe("likely");
    });

    it.each([
      [["Cykelboden AB", "467355120", "Ramnr:"], "467355120"],
      [[bought, "Kvittonummer", "467355120", "Ramnr:"], "467355120"],
      [[bought, "Nyckelnr:", "A6506259", "Ramnr:"], "A6506259"],
      [[bought, "7310865004703", "Ramnr:"], "7310865004703"],
      [[bought, "120 893", "Ramnr:"], "120893"],
      [["Tack för köpet!", "A6506259", "Ramnr Nyckelnr"], "A6506259"],
      [["Ramnr: WTU935707851E", "BT650625991", "Batteri serienr"], "BT650625991"],
    ])("is not mistaken for another kind of number in %j", (lines, number) => {
      expect(check(lines, number)).not.toBe("match");
    });
  });

  it("is likely if it matches once similar characters are made equal", () => {
    expect(frameNumber("Ramnr: WTU935707B51E")).toBe("likely");
    expect(frameNumber("Ramnr: WTU93S7078S1E")).toBe("likely");
  });

  it("reads O or I beside a digit as the stamped 0 or 1, and only then matches", () => {
    expect(frameNumber("Ramnr: WTU9357O785IE")).toBe("match");
    expect(frameNumber("Ramnr: WTU9357O7851E", "WTU9357O7851E")).toBe("likely");
    expect(frameNumber("Ramnr: KOGA123456", "KOGA123456")).toBe("match");
  });

  it("is likely if a letter that makers avoid was read uncertainly", () => {
    expect(check(["Ramnr: VYONN067192"], "VYONN067192", 92)).toBe("likely");
    expect(check(["Ramnr: VYONN067192"], "VYONN067192", 98)).toBe("match");
    expect(check(["Ramnr: V70NN067192"], "V70NN067192", 92)).toBe("match");
  });

  it("is likely if any part was read with doubt", () => {
    expect(check(["Ramnr: WTU935707851E"], claim.frameNumber, 80)).toBe("likely");
    const words = [
      { text: "Ramnr:", confidence: 99 },
      { text: "WTU935707", confidence: 99 },
      { text: "851E", confidence: 70 },
    ];
    const line = { text: "Ramnr: WTU935707 851E", confidence: 96, words };
    expect(checkFrameNumber([line], claim.frameNumber, claim.personalNumber)).toBe("likely");
  });

  it("does not match as part of a longer number, or with more than the receipt shows", () => {
    expect(frameNumber("Streckkod 7351234567890", "123456")).toBe("missing");
    expect(frameNumber("Ramnr: XWTU935707851E9")).toBe("mismatch");
    for (const wanted of ["WTU93570785", "WTU935707851", "TU935707851E", "WTU935707851E1", "935707851"])
      expect(frameNumber("Ramnr: WTU935707851E 1 12 495 kr", wanted)).toBe("mismatch");
    expect(frameNumber("Ram-nr. wtu 935 707 851 e", "WTU935707851")).not.toBe("match");
  });

  it("is a mismatch if one digit differs", () => {
    expect(frameNumber("Ramnr: WTU935707852E")).toBe("mismatch");
    expect(check(["Ramnummer:", "AB123456"])).toBe("mismatch");
  });

  it("is missing if the receipt only mentions frame numbers in general", () => {
    expect(frameNumber("Ägaren ansvarar för att registrera cykelns ramnummer.")).toBe("missing");
    expect(check(["Ramnr:", "Totalt 12 495 kr"])).toBe("missing");
    expect(check(["Spara kvittot och registrera cykelns ramnummer.", "405408"], "405408")).toBe("missing");
  });

  it("matches after its label in any grouping", () => {
    const number = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{0,8}(\d[A-HJ-NPR-Z0-9]{0,2}){4}\d{2}$/);
    const cuts = fc.array(fc.integer({ min: 1, max: 19 }), { maxLength: 3 });
    const gap = fc.constantFrom(" ", "-", ".", " - ", "/");
    const before = fc.constantFrom("Ramnr: ", "Serienr ", "Frame number ");
    fc.assert(
      fc.property(number, cuts, gap, before, (wanted, at, between, label) => {
        const inside = new Set(at.filter((place) => place < wanted.length));
        const places = [0, ...inside, wanted.length].toSorted((a, b) => a - b);
        const grouped = places.slice(1).map((end, index) => wanted.slice(places[index], end));
        fc.pre(grouped.every((group) => /\d/.test(group) || group.length < 5));
        expect(check(["Cykelboden AB", `${label}${grouped.join(between)}`, "Tack!"], wanted)).toBe("match");
      }),
      { numRuns: 1000, seed: 12 },
    );
  });
});

describe("a number that is something else", () => {
  const others = (lines: readonly string[]): string[] => {
    const groups = lines.map((line) =>
      line
        .toUpperCase()
        .split(/[\s:;,]+/)
        .map((group) => group.replaceAll(/[^A-Z0-9]/g, ""))
        .filter((group) => group !== ""),
    );
    const runs = [...groups, groups.flat()].flatMap((line) =>
      line.flatMap((_, from) => [1, 2, 3, 4, 5].map((more) => line.slice(from, from + more).join(""))),
    );
    return [...new Set(runs)].filter((run) => /^[A-Z0-9]{6,20}$/.test(run) && /\d/.test(run));
  };

  it.each([
    ["a till receipt", tillReceipt, "WTU935707851E"],
    ["an invoice", invoice, "XDS9576632C"],
    ["a till receipt that names no frame", tillReceipt.filter((line) => !line.startsWith("Ramnr")), "-"],
    ["an invoice that names no frame", invoice.filter((line) => !line.startsWith("Ramnummer")), "-"],
  ])("on %s is no frame number", (_what, lines, own) => {
    const accepted = others(lines).filter((number) => number !== own && check(lines, number) === "match");
    expect(accepted).toEqual([]);
  });

  it.each([
    ["an organisation number", "Org.nr 559232-5863", "5592325863"],
    ["a VAT number", "Momsreg.nr SE559232586301", "SE559232586301"],
    ["the buyer's number", "Personnr: 19850821-1359", "198508211359"],
    ["someone's number", "Personnr: 19670527-7637", "6705277637"],
    ["a telephone number", "Tel 042-904 57 61", "0429045761"],
    ["a date with its time", "2026-11-01 14:30", "202611011430"],
    ["a receipt number", "Kvitto 650625", "650625"],
    ["a receipt number with letters", "Kvittonummer K650625B", "K650625B"],
    ["an article number", "Crescent Elina art.nr CR65062599 6 095 kr", "CR65062599"],
    ["an article number by its form", "7310865004703", "7310865004703"],
    ["a number of the battery", "Batteri serienr: BT650625991", "BT650625991"],
    ["the number of a key", "Nyckelnummer: A6506259", "A6506259"],
    ["a price", "Totalt 120 893,00 kr", "120893"],
  ])("%s is no frame number, even below an empty frame number label", (_what, line, number) => {
    expect(check(["Cykelboden AB", "Monark Karin damcykel 12 495 kr", line], number)).toBe("missing");
    expect(check(["Monark Karin damcykel 12 495 kr", "Ramnr:", line], number)).not.toBe("match");
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

  it("is found across a line break", () => {
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

  it("is not a company that bought", () => {
    expect(seller(...Array.from({ length: 10 }, () => "Cykel 1 st"), "Kund: Budfirman AB")).toBe(false);
  });
});

it("returns its three answers separately", () => {
  expect(checkReceipt(asRead(changed(tillReceipt, "-1359", "-••••")), claim)).toMatchObject({
    frameNumber: "match",
    personalNumber: false,
  });
  expect(checkReceipt(asRead(tillReceipt.slice(5)), claim)).toEqual({
    frameNumber: "match",
    personalNumber: true,
    seller: false,
  });
});
