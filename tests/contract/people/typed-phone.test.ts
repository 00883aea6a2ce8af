import { describe, expect, it } from "vitest";
import { Phone } from "#contract/people/accounts.ts";
import { countryCodes, phoneOf } from "#contract/people/typed-phone.ts";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";

const swedish = (number: string) => phoneOf({ country: "46", number });

describe("phoneOf", () => {
  it.each([
    ["0701234567", "+46701234567"],
    ["701234567", "+46701234567"],
    ["070-123 45 67", "+46701234567"],
    ["(070) 123.45.67", "+46701234567"],
    [" 070 1234567 ", "+46701234567"],
  ])("strips separators and the leading zero of %s", (number, phone) => {
    expect(swedish(number)).toBe(phone);
  });

  it.each([
    ["+46 70 123 45 67", "+46701234567"],
    ["0046701234567", "+46701234567"],
    ["+46 (0)70 123 45 67", "+46701234567"],
    ["+358 40 1234567", "+358401234567"],
    ["+354 611 1234", "+3546111234"],
  ])("keeps the country code typed with %s", (number, phone) => {
    expect(swedish(number)).toBe(phone);
  });

  const national = {
    "46": "86123456",
    "47": "41234567",
    "45": "32123456",
    "358": "412345678",
    "354": "6112345",
  };
  it.each(countryCodes)("keeps the chosen country +%s", (country) => {
    expect(phoneOf({ country, number: national[country] })).toBe(`+${country}${national[country]}`);
  });

  it.each([
    "\u202a+46 70 174 06 05\u202c",
    "070\u2013174 06 05",
    "070-174 06 05\u200b",
    "070/174 06 05",
    "46 70 174 06 05",
    "46701740605",
    "4670-174 06 05",
    "(+46) 70-174 06 05",
    "+46 (0) 70 174 06 05",
    "0046 70 174 06 05",
    "+46\u00a070\u00a0174\u00a006\u00a005",
    "tel:+46701740605",
    "Mobil: 070-174 06 05",
    "Tfn 0701-74 06 05",
    "\uff10\uff17\uff10\uff11\uff17\uff14\uff10\uff16\uff10\uff15",
    "070·174·06·05",
    "070.174.06.05",
    "070\u2011174\u201106\u201105",
    "Ring 070-174 06 05 (mobil)",
    "https://wa.me/46701740605",
    "<sms:+46701740605>",
    "070_174,06*05.",
  ])("reads %o as a Swedish number", (number) => expect(swedish(number)).toBe("+46701740605"));

  it.each([
    ["08-123 456 78", "+46812345678"],
    ["046-123 456", "+4646123456"],
    ["46 8 123 456 78", "+46812345678"],
    ["0920-123 45", "+4692012345"],
    ["010-123 45 67", "+46101234567"],
  ])("reads %s", (number, phone) => expect(swedish(number)).toBe(phone));

  it.each([
    "900310-2382",
    "19900310-2382",
    "9003102382",
    "199003102382",
    "900310 2382",
    "19900310\u20132382",
    "900310+2382",
    "010101-2383",
    "0101012383",
    "070515-2387",
    "20070515-2387",
    "+46 900310-2382",
    "010101.2383",
    "010101/2383",
    "01 01 01 23 83",
    "20010101:2383",
    "Tel: 010101-2383",
  ])("does not take a personal number for a phone number: %s", (number) =>
    expect(swedish(number)).toBeUndefined(),
  );

  it("keeps personal numbers out of plain phone fields too", () => {
    for (const number of ["+469003102382", "+46199003102382", "+479003102382"])
      expect(Phone.safeParse(number).success).toBe(false);
  });

  it.each(["", "070-123", "123456", "00701234567", "+1 202 555 0100", "070123456789012", "070-SOMMAR1"])(
    "refuses %j",
    (number) => {
      expect(swedish(number)).toBeUndefined();
    },
  );

  it("needs seven national digits after the leading zero", () => {
    expect(swedish("0612345")).toBeUndefined();
    expect(swedish("06123456")).toBe("+466123456");
    expect(swedish("070174060")).toBeUndefined();
    expect(swedish("070174060512")).toBeUndefined();
  });
});

describe("writtenPhone", () => {
  it.each([
    ["+46701234567", "070-123 45 67"],
    ["+4681234567", "081234567"],
    ["+4791234567", "+47 91234567"],
    ["+358401234567", "+358 401234567"],
  ])("writes %s as %s", (phone, written) => expect(writtenPhone(phone)).toBe(written));
});
