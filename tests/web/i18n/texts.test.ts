import { describe, expect, it } from "vitest";
import { en } from "#web/i18n/en/en.ts";
import { landing as landingEn } from "#web/i18n/en/landing.ts";
import { sv } from "#web/i18n/sv/sv.ts";
import { landing as landingSv } from "#web/i18n/sv/landing.ts";

/** Every text by its path, "lookup.card.color" → "Färg". */
const flat = (texts: object, path = ""): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value] as const] : [...flat(value, `${path}${key}.`)],
    ),
  );

const variables = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(String).sort();

describe.each([
  ["the app", sv, en],
  ["the landing page", landingSv, landingEn],
])("texts of %s", (_name, swedish, english) => {
  const [svTexts, enTexts] = [flat(swedish), flat(english)];

  it("have the same keys in both languages", () => {
    expect([...enTexts.keys()].sort()).toEqual([...svTexts.keys()].sort());
  });

  it("are never empty", () => {
    const empty = [...svTexts, ...enTexts].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("name the same variables in both languages", () => {
    const differing = [...svTexts].filter(
      ([key, text]) => variables(text).join() !== variables(enTexts.get(key) ?? "").join(),
    );
    expect(differing).toEqual([]);
  });
});
