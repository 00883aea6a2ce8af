import { describe, expect, it } from "vitest";
import { hasCheckDigit } from "#contract/platform/luhn.ts";
import { personalNumberFault } from "#web/people/accounts/personal-number-fault.ts";

const today = { year: 2026, month: 11, day: 20 };

/** A number of that date with a correct check digit. */
const numberOf = (date: string): string => {
  const stem = `${date.slice(2)}238`;
  const digit = "0123456789".split("").find((last) => hasCheckDigit(stem + last));
  return `${date}-238${digit}`;
};

describe("personalNumberFault", () => {
  it("accepts an adult's number", () => {
    expect(personalNumberFault(numberOf("19900101"), today)).toBeUndefined();
  });

  it("counts the eighteenth birthday itself", () => {
    expect(personalNumberFault(numberOf("20081120"), today)).toBeUndefined();
    expect(personalNumberFault(numberOf("20081121"), today)).toEqual({ age: 17 });
  });

  it.each([
    ["", "personal-number-missing"],
    ["19900101-0000", "personal-number-check-digit"],
    ["19900231-2389", "personal-number-date"],
    ["1990", "personal-number-check-digit"],
  ])("names the rule that %j breaks: %s", (typed, rule) => {
    expect(personalNumberFault(typed, today)).toEqual({ rule });
  });

  it("accepts a coordination number only with a full birth date", () => {
    expect(personalNumberFault(numberOf("19900161"), today)).toBeUndefined();
    expect(personalNumberFault(numberOf("19900060"), today)).toEqual({ birthDate: "unknown" });
  });
});
