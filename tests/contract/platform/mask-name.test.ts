import { describe, expect, it } from "vitest";
import { maskName, publicName } from "#contract/platform/mask-name.ts";

describe("a masked name", () => {
  it.each([
    ["Anna Svensson", "An** S*******"],
    ["Anna Maria Svensson", "An** S*******"],
    ["Åke Öberg", "Åk* Ö****"],
    ["Bo Ek", "Bo E*"],
    ["Madonna", "Ma*****"],
    ["Ål", "Ål"],
    ["  Anna   Svensson ", "An** S*******"],
    ["Anna-Karin von Sydow-Berg", "An******** S*********"],
    ["𝒜𝓃𝓃𝒶 Ek", "𝒜𝓃** E*"],
    ["", ""],
  ])("of %j is %j", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it("shows nothing of an owner with protected identity or an erased account", () => {
    expect(publicName({ fullName: "Anna Svensson", protectedIdentity: true })).toBe("Privat ägare");
    expect(publicName(undefined)).toBe("Tidigare ägare");
    expect(publicName({ fullName: "Anna Svensson" })).toBe("An** S*******");
  });
});
