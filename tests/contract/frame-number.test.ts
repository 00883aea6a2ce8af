import { describe, expect, it } from "vitest";
import { NewAnalysis } from "#contract/analysis.ts";
import { BikeEdit, CorrectionRequest } from "#contract/bike-changes.ts";
import { bikeRoutes, NewBike } from "#contract/bikes.ts";
import { canonicalFrameNumber, FrameNumber, SoughtFrameNumber } from "#contract/frame-number.ts";
import { qrRoutes } from "#contract/qr.ts";
import { searchRoutes } from "#contract/search.ts";
import { isStandIn } from "#contract/stand-ins.ts";
import { brands } from "#local/seed/sweden/brands.ts";
import { frameNumberOf } from "#local/seed/sweden/frame-number.ts";
import { diceOf } from "#local/seed/sweden/random.ts";
import { rules as english } from "#web/i18n/en/rules.ts";
import { rules as swedish } from "#web/i18n/sv/rules.ts";

const standIns = [
  "000000",
  "00-00-00",
  "1111111",
  "123456",
  "0123456789",
  "12345678901",
  "987654",
  "123123",
  "123456123456",
  "121212",
  "INGETNR",
  "inget nr",
  "Inget ramnummer",
  "OKÄND",
  "okand",
  "Okänt",
  "saknas",
  "UNKNOWN",
  "unknown1",
  "unknown 123456",
  "NONE",
  "N/A",
  "Custom",
  "CUSTOM01",
  "No number",
  "VET EJ",
  "finns inte",
  "TEST123",
  "XXXXXX",
  "ABCDEFG",
  "SN000000",
  "000001",
  "000 123",
  "100000",
  "112233",
  "332211",
  "111222333",
  "101010",
  "123321",
  "147258369",
  "ABC123",
  "123 ABC",
  "ABC0001",
  "AAA111",
  "XYZ 987",
  "QWERTY1",
  "qwe123",
  "ASDF-1234",
  "A1B2C3",
  "1Q2W3E4R",
  "OKÄNT 2024",
  "saknas 8841",
  "Inget nr 15",
  "123 test",
];

const numbers = [
  "WTU935707851E",
  "WBK 1234 Z",
  "123457",
  "1234560",
  "AB123456",
  "112277",
  "001234",
  "ABC40817",
  "DEF2201847",
  "WER8841203",
  "M.01 6600412",
  "NO1697400",
  "TESTA8841",
  "XX40817",
  "K100000",
  "20041777",
];

/** Those of the makers in Sweden, and of a few more: 9 stands for a digit, A for a letter. */
const everyForm = [
  ...brands.map(({ frame }) => frame),
  "A99AA999999",
  "AA99999999",
  "A9999999",
  "AAA9999999A",
  "99999999",
];
const dice = diceOf(12, 5);

const rulesBroken = (schema: typeof FrameNumber, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message);

describe("a frame number that someone says a bike has", () => {
  it.each(standIns)("is not '%s'", (typed) =>
    expect(rulesBroken(FrameNumber, typed)).toContain("frame-number-unknown"),
  );

  it.each(numbers)("may be '%s'", (typed) => expect(rulesBroken(FrameNumber, typed)).toBeUndefined());

  it("is never refused to a maker: no number of any form that they stamp is a stand-in", () => {
    const numbers = everyForm.flatMap((form) =>
      Array.from({ length: 2000 }, (_, serial) =>
        canonicalFrameNumber(frameNumberOf(dice, form, serial * 4801)),
      ),
    );
    expect(numbers.length).toBeGreaterThan(50_000);
    expect(numbers.filter(isStandIn)).toEqual([]);
  });

  it("is refused to no more than one in three thousand who have six digits only", () => {
    const some = Array.from({ length: 100_000 }, () => String(dice.below(1_000_000)).padStart(6, "0"));
    const refused = some.filter(isStandIn);
    expect(refused.length).toBeLessThan(some.length / 3000);
  });

  it("is held to it wherever it is claimed", () => {
    const frameNumber = "INGETNR";
    const claims = [
      NewAnalysis.safeParse({ frameNumber, receiptUploadId: "" }),
      NewBike.safeParse({ frameNumber }),
      BikeEdit.safeParse({ frameNumber }),
      CorrectionRequest.safeParse({ frameNumber, reason: "x" }),
      bikeRoutes.checkFrameNumber.params.safeParse({ frameNumber }),
    ];
    for (const { error } of claims)
      expect(error?.issues).toContainEqual(
        expect.objectContaining({ path: ["frameNumber"], message: "frame-number-unknown" }),
      );
  });

  it("is explained in both languages", () => {
    expect(swedish["frame-number-unknown"]).toMatch(/ramen/);
    expect(english["frame-number-unknown"]).toMatch(/frame/);
  });
});

describe("a frame number that someone looks for", () => {
  it.each(["000000", "123456", "INGETNR", "UNKNOWN"])("may be '%s'", (frameNumber) => {
    expect(rulesBroken(SoughtFrameNumber, frameNumber)).toBeUndefined();
    expect(searchRoutes.getStatus.params.parse({ frameNumber })).toEqual({ frameNumber });
    const uid = "00000000-0000-4000-8000-000000000000";
    expect(qrRoutes.compareFrameNumber.params.parse({ uid, frameNumber })).toEqual({ uid, frameNumber });
  });
});
