import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { hideContactData, hiddenContact } from "#lambdas/messages/hide-contact-data.ts";

describe("hiding contact details", () => {
  it.each([
    "070-123 45 67",
    "0701234567",
    "070 123 45 67",
    "+46 70 123 45 67",
    "+46(0)70-1234567",
    "0046701234567",
    "08-12 34 56 78",
    "046-12 34 56",
    "+45 12 34 56 78",
    "070–123–45–67",
    "０７０１２３４５６７",
    "0️⃣7️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣",
    "⓪⑦⓪①②③④⑤⑥⑦",
    "𝟎𝟕𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕",
    "07\u200B0 12\u20603 45 67",
    "bо@gmail.com",
    "bo＠gmаil．com",
    "𝐛𝐨@𝐠𝐦𝐚𝐢𝐥.𝐜𝐨𝐦",
    "anna@example.se",
    "Anna.Ek+cykel@mail.example.co.uk",
    "anna (at) example.se",
    "anna[at]example (dot) se",
    "anna snabel-a example punkt se",
    "https://example.org/a?b=c#d",
    "http://192.0.2.1/x",
    "www.example.se",
    "wa.me/46701234567",
    "bit.ly/abc",
    "cykel.example.com",
    "t.me/anna",
    "@anna.ek",
  ])("hides %j", (contact) => {
    expect(hideContactData(contact)).toBe(hiddenContact);
    expect(hideContactData(`Hör av dig (${contact}) i kväll`)).toBe(`Hör av dig (${hiddenContact}) i kväll`);
  });

  it.each([
    "Jag kan ge 4500 kr, eller 5 000 om låset är med",
    "Numret är WTU204K8861, stämmer det?",
    "Ramnummer 12345678 och KRO0123456",
    "Den stod på Storgatan 12, 211 20 Malmö",
    "Vi ses 2026-11-20 kl 08.00-09.30",
    "Såg den 2026-01-02 08 00 vid stationen",
    "Den 20/11 mellan 08:15 och 09:45",
    "Däck 700x38c, ram 54 cm, 3x8 växlar, 26 tum",
    "Har du kvittot?Det vore bra.Sen så ses vi",
    "Postnummer 05 är fel",
    "10 000 000 000 myror",
    "Lås på 2 ① och ½ km bort 👨\u200D👩\u200D👧 0️⃣7️⃣",
  ])("leaves %j as it is", (text) => {
    expect(hideContactData(text)).toBe(text);
  });

  it.each(["@.se-.se", "@.seå.se", "www.x(www.x"])(
    "hides both parts of two joined addresses in %j",
    (text) => {
      const hidden = hideContactData(text);
      expect(hidden).toContain(hiddenContact);
      expect(hidden).not.toMatch(/se|www/);
    },
  );

  it("handles long and strange texts quickly, and changes nothing the second time", () => {
    const sign = fc.constantFrom(..."0123 +-()@.wåa\n\u00e9".split(""), ".se", "www.", "https://", "(at)");
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 1000 }), (signs) => {
        const hidden = hideContactData(signs.join(""));
        expect(hideContactData(hidden)).toBe(hidden);
      }),
      { numRuns: 200 },
    );
    for (const text of [
      "0 ".repeat(500),
      "a.".repeat(500),
      "a@".repeat(500),
      "a-".repeat(500),
      "()".repeat(500),
    ])
      expect(hideContactData(text).length).toBeLessThanOrEqual(1000);
  });

  it.each(["0700000 ".repeat(250), "@aaa".repeat(500)])(
    "hides the whole of a text made to uncover one part after another",
    (text) => expect(hideContactData(text)).toBe(hiddenContact),
  );
});
