import { describe, expect, it } from "vitest";
import { consentVersion } from "#contract/people/consent-rules.ts";
import { meet } from "#web/platform/auth/consent-sync.ts";

const now = new Date("2026-11-20T12:00:00Z");
const at = (decidedAt: string, version = consentVersion) => ({
  version,
  functional: true,
  analytics: false,
  marketing: false,
  decidedAt,
});

describe("the cookie choices of browser and account", () => {
  it("the account's is adopted if there is none here", () => {
    expect(meet(undefined, at("2026-11-01T00:00:00.000Z"), now)).toBe("adopt");
  });

  it("the browser's is sent if the account has none or an expired one", () => {
    const here = at("2026-11-01T00:00:00.000Z");
    expect(meet(here, undefined, now)).toBe("send");
    expect(meet(here, at("2025-11-01T00:00:00.000Z"), now)).toBe("send");
    expect(meet(here, at("2026-11-19T00:00:00.000Z", consentVersion + 1), now)).toBe("send");
  });

  it("the newer one wins; equal ones change nothing", () => {
    const [older, newer] = [at("2026-11-01T00:00:00.000Z"), at("2026-11-02T00:00:00.000Z")];
    expect(meet(newer, older, now)).toBe("send");
    expect(meet(older, newer, now)).toBe("adopt");
    expect(meet(older, older, now)).toBeUndefined();
  });

  it("the person is asked again if the only choice is about older texts", () => {
    const [older, today] = [
      at("2026-11-01T00:00:00.000Z", consentVersion - 1),
      at("2026-11-19T00:00:00.000Z"),
    ];
    expect(meet(undefined, older, now)).toBe("ask");
    expect(meet(today, older, now)).toBe("send");
    expect(meet(undefined, at("2026-11-01T00:00:00.000Z", consentVersion + 1), now)).toBeUndefined();
  });

  it("the person is asked again if the only choice is a year old", () => {
    expect(meet(undefined, at("2024-01-01T00:00:00.000Z"), now)).toBe("ask");
  });

  it("nothing is asked if there is no choice", () => {
    expect(meet(undefined, undefined, now)).toBeUndefined();
  });
});
