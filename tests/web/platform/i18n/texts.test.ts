import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { landing as landingEn } from "#web/app/landing/texts/landing-en.ts";
import { allTexts } from "#web/platform/i18n/all-texts.ts";
import { areas } from "#web/platform/i18n/areas.ts";
import { core as sv } from "#web/platform/i18n/sv/core.ts";
import { landing as landingSv } from "#web/app/landing/texts/landing-sv.ts";

/** Texts by path: "lookup.card.color" → "Färg". */
const flat = (texts: object, path = ""): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value] as const] : [...flat(value, `${path}${key}.`)],
    ),
  );

const variables = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(String).sort();

describe.each([
  ["the app", allTexts.sv, allTexts.en],
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

  it("have no characters of a wrong encoding", () => {
    const garbled = [...svTexts, ...enTexts].filter(([, text]) => /[\u0080-\u009f]|[ÃÂâ]/u.test(text));
    expect(garbled).toEqual([]);
  });

  it("name the same variables in both languages", () => {
    const differing = [...svTexts].filter(
      ([key, text]) => variables(text).join() !== variables(enTexts.get(key) ?? "").join(),
    );
    expect(differing).toEqual([]);
  });
});

/** Those that no other test quotes. */
const specified = [
  "Analys misslyckades",
  "Butik hittades inte",
  "Fel vid kontroll",
  "Fel vid uppladdning",
  "Filen är för stor. Maximal storlek är 5MB",
  "Inga QR-koder genererade än",
  "Ingen QR-kod kopplad",
  "Ingen bild vald",
  "Kombinerad analys misslyckades",
  "Kunde inte hämta beställning",
  "Kunde inte hämta butiker",
  "Kunde inte hämta lagerdata",
  "Kunde inte komma åt kameran. Kontrollera behörigheter.",
  "Kunde inte skapa PDF-fil",
  "Kunde inte skicka meddelandet. Försök igen.",
  "Kvitto ej verifierat",
  "Kvitto verifieras fortfarande",
  "Personnummer saknas",
  "Profilfel",
  "Skickad till butik",
  "Vänta på uppladdning",
  "Väntar på mall",
];

it("texts of the specification stay as they are", () => {
  const swedish = new Set(flat(allTexts.sv).values());
  expect(specified.filter((text) => !swedish.has(text))).toEqual([]);
});

describe("texts beside the pages that show them", () => {
  it.each([...areas])("of %s exist in both languages, under their folder's name", async (area, loaders) => {
    for (const language of ["sv", "en"] as const)
      expect(Object.keys((await loaders[language]?.()) ?? {})).toContain(area);
  });

  it("have unique area names", () => {
    const core = Object.keys(sv);
    expect([...areas.keys()].filter((area) => core.includes(area))).toEqual([]);
    expect(globSync("web/src/**/texts/**/{sv,en}.ts")).toHaveLength(2 * areas.size);
  });
});
