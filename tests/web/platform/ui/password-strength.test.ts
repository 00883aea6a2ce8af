import { describe, expect, it } from "vitest";
import { passwordStrength } from "#web/people/password/password-strength.ts";

describe("passwordStrength", () => {
  it.each([
    ["", "short"],
    ["kort123", "short"],
    ["aaaaaaaaaaaa", "weak"],
    ["12345678", "weak"],
    ["abcdefghij", "weak"],
    ["password1", "weak"],
    ["Lösenord2026", "weak"],
    ["tr4ktorn", "fair"],
    ["blåbärspaj", "fair"],
    ["gräsklippare i motvind", "strong"],
    ["xK9#vQ2!mZ7pLw", "strong"],
  ])("calls %j %s", (password, strength) => {
    expect(passwordStrength(password, [])).toBe(strength);
  });

  it("gives no points for the person's own name and address", () => {
    expect(passwordStrength("elinsandberg1", [])).toBe("strong");
    expect(passwordStrength("elinsandberg1", ["Elin", "Sandberg"])).toBe("weak");
  });

  it("ignores short words that occur everywhere", () => {
    expect(passwordStrength("blåbärspaj", ["a", "på"])).toBe("fair");
  });
});
