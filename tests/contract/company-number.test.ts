import { describe, expect, it } from "vitest";
import { formatCompanyNumber, readCompanyNumber } from "#contract/company-number.ts";

const today = { year: 2026, month: 11, day: 20 };

describe("an organisation number", () => {
  it.each(["5599001004", "559900-1004", " 559900 1004 ", "559900–1004"])("is read from %j", (typed) => {
    expect(readCompanyNumber(typed, today)).toEqual({ kind: "company", digits: "5599001004" });
  });

  it("of a sole trader is their personal number, with its century", () => {
    expect(readCompanyNumber("810103-2384", today)).toEqual({
      kind: "sole-trader",
      digits: "198101032384",
    });
  });

  it.each(["", "559900-100", "559900-10041", "19810103-2384", "SE559900100401", "five"])(
    "has ten digits: %j is refused by its format",
    (typed) => expect(readCompanyNumber(typed, today)).toBe("organisation-number-format"),
  );

  it.each(["559900-1005", "460000-1004", "810103-2385", "810199-2384"])(
    "has a check digit that fits, and as a person's a day that there was: %s is refused",
    (typed) => expect(readCompanyNumber(typed, today)).toBe("organisation-number-invalid"),
  );

  it("gets its hyphen while it is typed, and none where it is something else", () => {
    expect(["5", "559900", "5599001", "5599001004", "198101032384"].map(formatCompanyNumber)).toEqual([
      "5",
      "559900",
      "559900-1",
      "559900-1004",
      "198101032384",
    ]);
  });
});
