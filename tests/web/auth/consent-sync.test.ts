import { describe, expect, it } from "vitest";
import { consentVersion } from "#contract/consent-rules.ts";
import { meet } from "#web/auth/consent-sync.ts";

const now = new Date("2026-11-20T12:00:00Z");
const at = (decidedAt: string, version = consentVersion) => ({
  version,
  functional: true,
  analytics: false,
  marketing: false,
  decidedAt,
});

describe("a choice of cookies here and one of the account", () => {
  it("takes over the account's where nothing was chosen here", () => {
    expect(meet(undefined, at("2026-11-01T00:00:00.000Z"), now)).toBe("adopt");
  });

  it("sends the one made here where the account has none, or one that no longer holds", () => {
    const here = at("2026-11-01T00:00:00.000Z");
    expect(meet(here, undefined, now)).toBe("send");
    expect(meet(here, at("2025-11-01T00:00:00.000Z"), now)).toBe("send");
    expect(meet(here, at("2026-11-19T00:00:00.000Z", consentVersion + 1), now)).toBe("send");
  });

  it("lets the newer one hold, and does nothing where they are the same", () => {
    const [older, newer] = [at("2026-11-01T00:00:00.000Z"), at("2026-11-02T00:00:00.000Z")];
    expect(meet(newer, older, now)).toBe("send");
    expect(meet(older, newer, now)).toBe("adopt");
    expect(meet(older, older, now)).toBeUndefined();
  });

  it("asks again where the only choice is about older texts, and about none that are newer here", () => {
    const [older, today] = [
      at("2026-11-01T00:00:00.000Z", consentVersion - 1),
      at("2026-11-19T00:00:00.000Z"),
    ];
    expect(meet(undefined, older, now)).toBe("ask");
    expect(meet(today, older, now)).toBe("send");
    expect(meet(undefined, at("2026-11-01T00:00:00.000Z", consentVersion + 1), now)).toBeUndefined();
  });

  it("asks for nothing where nobody has chosen", () => {
    expect(meet(undefined, undefined, now)).toBeUndefined();
    expect(meet(undefined, at("2024-01-01T00:00:00.000Z"), now)).toBeUndefined();
  });
});
