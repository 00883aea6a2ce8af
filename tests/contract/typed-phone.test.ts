import { describe, expect, it } from "vitest";
import { countryCodes, phoneOf } from "#contract/typed-phone.ts";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";

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
  ])("believes the country code that comes with %s", (number, phone) => {
    expect(swedish(number)).toBe(phone);
  });

  it.each(countryCodes)("keeps the chosen country +%s", (country) => {
    expect(phoneOf({ country, number: "6123456" })).toBe(`+${country}6123456`);
  });

  it.each(["", "070-123", "123456", "00701234567", "+1 202 555 0100", "070123456789012", "070-SOMMAR1"])(
    "refuses %j",
    (number) => {
      expect(swedish(number)).toBeUndefined();
    },
  );

  it("wants seven national digits, the stripped zero not counted", () => {
    expect(swedish("0612345")).toBeUndefined();
    expect(swedish("06123456")).toBe("+466123456");
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
