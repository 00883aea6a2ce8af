import { describe, expect, it } from "vitest";
import { newDraft, type SaleDraft } from "#web/shops/sales/till/draft.ts";
import { scannedAs } from "#web/shops/sales/till/scanned.ts";

const host = "cykelregistret.se";
const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
const address = `https://${host}/qr/${uid}`;
const number = "WTU204K8861";
const box = "7350012345679";

const read = (text: string, over: Partial<SaleDraft> = {}, field = "") =>
  scannedAs(text, { ...newDraft(), ...over }, field, host);
const sticker = { is: "for", place: "sticker", value: uid };

describe("a scan at the till", () => {
  it.each([
    [address],
    [uid],
    [address.toUpperCase()],
    // The scanner has an American layout, the computer a Swedish one.
    [`httpsÖ--${host}-qr-${uid.replaceAll("-", "+")}`],
    // The reverse.
    [`https>&&${host}&qr&${uid.replaceAll("-", "/")}`],
    [`HTTPSö--${host.toUpperCase()}-QR-${uid.toUpperCase().replaceAll("-", "+")}`],
  ])("%s is a sticker, whatever is there and has the focus", (text) => {
    for (const field of ["", "frameNumber", "brand", "buyer", "receiptNumber"])
      for (const over of [{}, { frameNumber: number, ean: box }])
        expect(read(text, over, field)).toEqual(sticker);
  });

  it("is the frame number if there is none yet, whatever has the focus", () => {
    for (const field of ["", "frameNumber", "brand", "model", "sticker"])
      expect(read(number, {}, field)).toEqual({ is: "for", place: "frameNumber", value: number });
  });

  it("never replaces a frame number without asking", () => {
    for (const field of ["", "frameNumber", "brand", "sticker"])
      expect(read("K20261128", { frameNumber: number }, field)).toEqual({
        is: "unclear",
        places: ["receiptNumber", "frameNumber"],
      });
    expect(read("wtu 204-k8861", { frameNumber: number })).toEqual({ is: "known" });
  });

  it("fills the receipt field it is scanned into, once the bike is identified", () => {
    expect(read("K20261128", { frameNumber: number }, "receiptNumber")).toEqual({ is: "typed" });
    expect(read("K20261128", {}, "receiptNumber")).toEqual({
      is: "unclear",
      places: ["receiptNumber", "frameNumber"],
    });
  });

  it("is a receipt number if it is too short for a frame number", () => {
    expect(read("K-1042", { frameNumber: number }, "brand")).toEqual({
      is: "for",
      place: "receiptNumber",
      value: "K-1042",
    });
  });

  it("is the box's bar code once the bike is identified, and asked about before", () => {
    expect(read(box, { frameNumber: number }, "brand")).toEqual({ is: "for", place: "ean", value: box });
    expect(read(box, {}, "frameNumber")).toEqual({ is: "unclear", places: ["ean", "frameNumber"] });
    expect(read(box, { frameNumber: number, ean: box })).toEqual({ is: "known" });
    expect(read(box, { markingReason: "missing" })).toEqual({ is: "for", place: "ean", value: box });
  });

  it("is reported as foreign if it is someone else's code", () => {
    expect(read("https://evil.example/qr/1234")).toEqual({ is: "foreign" });
    expect(read("httpsÖ--evil.example-qr-1234")).toEqual({ is: "foreign" });
  });

  it("of typed text is left alone", () => {
    for (const text of ["Crescent", "Femto 7", "kund@example.se", "Svart"])
      expect(read(text, {}, "brand")).toEqual({ is: "typed" });
    const known = { frameNumber: number };
    expect(read("0701234567", known, "buyer")).toEqual({ is: "typed" });
    expect(read("8 495", known, "price")).toEqual({ is: "typed" });
    expect(read("123456", known, "price")).toEqual({ is: "typed" });
  });
});

it("A new sale promises no warranty that nobody has chosen", () => {
  expect(newDraft().warrantyMonths).toBe("");
});
