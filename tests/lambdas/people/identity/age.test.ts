import { describe, expect, it } from "vitest";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { readPersonalNumber } from "#contract/platform/personal-number.ts";
import { assertOfAge } from "#lambdas/people/identity/age.ts";
import { numberOf } from "./services.ts";

const check = (digits: string, now: Date): unknown => {
  const number = readPersonalNumber(digits, swedishDate(now));
  if (!number.ok) throw new Error(number.rule);
  try {
    assertOfAge(number, now);
    return "of age";
  } catch (error) {
    return (error as { details: object }).details;
  }
};
const at = (time: string): Date => new Date(time);

describe("someone born on 21 November 2008", () => {
  const digits = numberOf("20081121");

  it("is 17 until midnight in Sweden", () => {
    expect(check(digits, at("2026-11-20T22:59:59Z"))).toEqual({ params: { age: 17 } });
  });

  it("is of age on the 18th birthday, which begins an hour before UTC's", () => {
    expect(check(digits, at("2026-11-20T23:00:00Z"))).toBe("of age");
  });
});

describe("a coordination number", () => {
  it("counts as its date without the 60 days", () => {
    expect(check(numberOf("20081181"), at("2026-11-20T12:00:00Z"))).toEqual({ params: { age: 17 } });
    expect(check(numberOf("20081180"), at("2026-11-20T12:00:00Z"))).toBe("of age");
  });

  it("without day or month counts by its latest possible date", () => {
    expect(check(numberOf("20081160"), at("2026-11-29T12:00:00Z"))).toEqual({ params: { age: 17 } });
    expect(check(numberOf("20081160"), at("2026-11-30T12:00:00Z"))).toBe("of age");
    expect(check(numberOf("20080060"), at("2026-12-30T12:00:00Z"))).toEqual({ params: { age: 17 } });
    expect(check(numberOf("20080060"), at("2026-12-31T12:00:00Z"))).toBe("of age");
    expect(check(numberOf("19850060"), at("2026-11-20T12:00:00Z"))).toBe("of age");
  });
});
