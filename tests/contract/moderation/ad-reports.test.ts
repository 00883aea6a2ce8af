import { describe, expect, it } from "vitest";
import { AdReportForm, AnonymousAdReport, maxExplanationLength } from "#contract/moderation/ad-reports.ts";
import { someReport } from "#tests/lambdas/moderation/ads/context.ts";

describe("the form for reporting an ad", () => {
  const faultsOf = (over: object) =>
    AdReportForm.safeParse({ ...someReport(), ...over }).error?.issues.map(({ path, message }) => [
      path.join("."),
      message,
    ]);

  it.each([
    [{ reason: undefined }, ["reason", "required"]],
    [{ explanation: "" }, ["explanation", "required"]],
    [{ explanation: "För kort." }, ["explanation", "too-short"]],
    [{ links: ["javascript:alert(1)"] }, ["links.0", "link-format"]],
    [{ links: ["blocket"] }, ["links.0", "link-format"]],
    [{ links: Array.from({ length: 6 }, () => "https://example.se/a") }, ["links", "too-many"]],
    [{ goodFaith: false }, ["goodFaith", "required"]],
  ])("is refused with %j", (over, fault) => {
    const faults = faultsOf(over) ?? [];
    expect(faults.map(([path, message]) => [path, message])).toContainEqual(fault);
  });

  it("limits text and links", () => {
    expect(faultsOf({ explanation: "a".repeat(maxExplanationLength + 1) })).toEqual([
      ["explanation", "too-long"],
    ]);
    expect(faultsOf({ explanation: "a".repeat(maxExplanationLength) })).toBeUndefined();
  });

  it("requires name and email, except for prohibited content", () => {
    const without = { ...someReport(), language: "sv", solution: "" };
    const faults = AnonymousAdReport.safeParse(without).error?.issues.map(({ path }) => path.join("."));
    expect(faults).toEqual(["name", "email"]);
    expect(AnonymousAdReport.safeParse({ ...without, reason: "prohibited-content" }).success).toBe(true);
  });
});
