import { describe, expect, it } from "vitest";
import { FullName, fullNameFault } from "#contract/platform/full-name.ts";
import { maskName, publicName } from "#contract/platform/mask-name.ts";

describe("a name", () => {
  it.each([
    ["  Åsa   Lindström ", "Åsa Lindström"],
    ["Åsa\nLindström", "Åsa Lindström"],
    ["Åsa\r\n\tLindström", "Åsa Lindström"],
    ["Åsa\u2028Lindström", "Åsa Lindström"],
    ["Å\u200Bsa\u00AD Lind\uFEFFström", "Åsa Lindström"],
    ["\u202EmörtsdniL", "mörtsdniL"],
    ["A\u030Asa", "Åsa"],
    ["Bo\u3164\u2800", "Bo"],
    ["Bo\uFE0F\u034F", "Bo"],
    ["Jean-Luc O'Brien", "Jean-Luc O'Brien"],
    ["Cykel 2000 AB", "Cykel 2000 AB"],
    ["محمد علي", "محمد علي"],
    ["三木 五郎", "三木 五郎"],
    ["ශ්\u200Dරී ලංකා", "ශ්\u200Dරී ලංකා"],
    ["می\u200Cخواهم", "می\u200Cخواهم"],
    ["क्ष\u200D\u200D A\u200DB", "क्ष AB"],
  ])("typed as %j is stored as %j", (typed, kept) => {
    expect(FullName.parse(typed)).toBe(kept);
  });

  it.each([
    ["", "required"],
    ["\u200B\u200B\u200B", "required"],
    ["\n \t", "required"],
    ["B\u200B", "name-too-short"],
    ["B".repeat(101), "too-long"],
    ["Åsa 19711228-6146", "name-digits"],
    ["Åsa 711228 6146", "name-digits"],
    ["1 9 7 1 1 2 2 8", "name-digits"],
    ["Åsa ١٩٧١١٢٢٨٦١٤٦", "name-digits"],
    ["Åsa 711\u200B228", "name-digits"],
    ["Åsa ⑦①①②②⑧-⑥①④⑥", "name-digits"],
    ["Åsa ⁷¹¹²²⁸⁻⁶¹⁴⁶", "name-digits"],
    ["Åsa 七一一二二八", "name-digits"],
    ["Åsa ❼❶❶❷❷❽", "name-digits"],
    ["Åsa ⅦⅠⅠⅡⅡⅧ", "name-digits"],
  ])("typed as %j is refused with %s", (typed, rule) => {
    expect(fullNameFault(typed)).toBe(rule);
  });
});

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
