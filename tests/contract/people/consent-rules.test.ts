import { expect, it } from "vitest";
import { consentVersion, isValidConsent } from "#contract/people/consent-rules.ts";

const decidedAt = "2026-01-01T00:00:00.000Z";

it.each([
  ["the moment it is made", decidedAt, consentVersion, true],
  ["a year later, less a millisecond", "2026-12-31T23:59:59.999Z", consentVersion, true],
  ["after 365 days", "2027-01-01T00:00:00.000Z", consentVersion, false],
  ["once the texts have changed", decidedAt, consentVersion - 1, false],
  ["by a clock that is behind", "2025-12-31T12:00:00.000Z", consentVersion, true],
  ["by a clock that is wrong altogether", "2024-12-31T23:59:59.999Z", consentVersion, false],
])("a choice of cookies holds or not, %s", (_, now, version, holds) => {
  expect(isValidConsent({ version, decidedAt }, new Date(now))).toBe(holds);
});
