import { describe, expect, it } from "vitest";
import { NewAnalysis } from "#contract/bikes/analysis.ts";
import { BikeEdit, CorrectionRequest } from "#contract/bikes/bike-changes.ts";
import { bikeRoutes, NewBike } from "#contract/bikes/bikes.ts";
import { canonicalFrameNumber, FrameNumber, SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { qrRoutes } from "#contract/stickers/qr.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { isPlaceholderNumber } from "#contract/platform/placeholder-numbers.ts";
import { brands } from "#local/seed/sweden/brands.ts";
import { frameNumberOf } from "#local/seed/sweden/frame-number.ts";
import { diceOf } from "#local/seed/sweden/random.ts";
import { rules as english } from "#web/platform/i18n/en/rules.ts";
import { rules as swedish } from "#web/platform/i18n/sv/rules.ts";

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

/** The formats of makers in Sweden and a few more: 9 is a digit, A a letter. */
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

describe("the frame number of a bike to be registered", () => {
  it.each(standIns)("refuses '%s' as a placeholder", (typed) =>
    expect(rulesBroken(FrameNumber, typed)).toContain("frame-number-unknown"),
  );

  it.each(numbers)("accepts '%s'", (typed) => expect(rulesBroken(FrameNumber, typed)).toBeUndefined());

  it("accepts every number in a maker's own format", () => {
    const numbers = everyForm.flatMap((form) =>
      Array.from({ length: 2000 }, (_, serial) =>
        canonicalFrameNumber(frameNumberOf(dice, form, serial * 4801)),
      ),
    );
    expect(numbers.length).toBeGreaterThan(50_000);
    expect(numbers.filter(isPlaceholderNumber)).toEqual([]);
  });

  it("refuses fewer than one in three thousand numbers of six random digits", () => {
    const some = Array.from({ length: 100_000 }, () => String(dice.below(1_000_000)).padStart(6, "0"));
    const refused = some.filter(isPlaceholderNumber);
    expect(refused.length).toBeLessThan(some.length / 3000);
  });

  it("is checked wherever it is entered", () => {
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

const between =
  "- – — ‐ ‑ − \u00ad \u200b \u2060 \ufeff \u200e \u202a \u00a0 \u202f : # , + * · • ( ) ' ’ ´ ` \" ” ; | ~ = & @ ! ? ° _ . / \\ 　 ー ﹘ － \ufe0f".split(
    " ",
  );

describe("a copied frame number", () => {
  it.each(between)("ignores %o in and around it", (sign) => {
    for (const typed of [`WTU204${sign}K8861`, `${sign}WTU204K8861${sign}`, `W${sign}TU 204 ${sign} K8861`])
      expect([typed, canonicalFrameNumber(typed)]).toEqual([typed, "WTU204K8861"]);
  });

  it.each([
    "ramnr=WTU204K8861",
    "Ramnummer: wtu204k8861",
    "RAMNR WTU204K8861",
    "Ram-nr. WTU 204 K8861",
    "S/N: WTU204K8861",
    "s/n WTU204K8861",
    "SN:WTU204K8861",
    "Serial number: WTU204K8861",
    "serial no. WTU204K8861",
    "Serienr WTU204K8861",
    "Frame no: WTU204K8861",
    "No: WTU204K8861",
    "No. WTU204K8861",
    "Mitt ramnummer är WTU204K8861",
    "Frame serial number: WTU204K8861",
    "Rahmennummer WTU204K8861",
    "Serial#: WTU204K8861",
    "№ WTU204K8861™",
    "ＷＴＵ２０４Ｋ８８６１",
    "WTU٢٠٤K8861",
    "WТU204К8861",
    "\u202aWTU204K8861\u202c\r\n",
  ])("parses %o", (typed) => expect(canonicalFrameNumber(typed)).toBe("WTU204K8861"));

  it.each([
    ["SN 1234567", "SN1234567"],
    ["NO1697400", "NO1697400"],
    ["RAM 88120", "RAM88120"],
    ["OKÄND", "OKÄND"],
    ["Ramnummer", "RAMNUMMER"],
    ["SERIA12345", "SERIA12345"],
  ])("keeps the possible beginning of a number: %s", (typed, number) =>
    expect(canonicalFrameNumber(typed)).toBe(number),
  );

  it("does not change when it is parsed twice", () => {
    for (const typed of [...numbers, ...everyForm]) {
      const once = canonicalFrameNumber(typed);
      expect(canonicalFrameNumber(once)).toBe(once);
    }
  });
});

describe("a frame number to search for", () => {
  it.each(["000000", "123456", "INGETNR", "UNKNOWN"])("accepts '%s'", (frameNumber) => {
    expect(rulesBroken(SoughtFrameNumber, frameNumber)).toBeUndefined();
    expect(searchRoutes.getStatus.params.parse({ frameNumber })).toEqual({ frameNumber });
    const uid = "00000000-0000-4000-8000-000000000000";
    expect(qrRoutes.compareFrameNumber.params.parse({ uid, frameNumber })).toEqual({ uid, frameNumber });
  });
});
