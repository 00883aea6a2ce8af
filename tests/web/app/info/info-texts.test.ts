import { describe, expect, it } from "vitest";
import type { InfoText } from "#web/app/info/info-text.ts";
import { howEn } from "#web/app/info/texts/how-en.ts";
import { howSv } from "#web/app/info/texts/how-sv.ts";
import { privacyEn } from "#web/app/info/texts/privacy-en.ts";
import { privacySv } from "#web/app/info/texts/privacy-sv.ts";
import { termsEn } from "#web/app/info/texts/terms-en.ts";
import { termsSv } from "#web/app/info/texts/terms-sv.ts";
import { whyEn } from "#web/app/info/texts/why-en.ts";
import { whySv } from "#web/app/info/texts/why-sv.ts";

const shapeOf = ({ sections }: InfoText) =>
  sections.map(({ id, paragraphs, list }) => [id, paragraphs.length, list?.length ?? 0]);

describe.each([
  ["privacy policy", privacySv, privacyEn],
  ["terms", termsSv, termsEn],
  ["reasons to register", whySv, whyEn],
  ["guide", howSv, howEn],
])("the %s", (_, swedish, english) => {
  it("has the same sections in both languages", () => {
    expect(shapeOf(english)).toEqual(shapeOf(swedish));
  });

  it("has a unique anchor for each section", () => {
    expect(new Set(swedish.sections.map(({ id }) => id)).size).toBe(swedish.sections.length);
  });
});

const linesOf = ({ sections }: typeof privacySv) => sections.find(({ id }) => id === "how-long")?.list ?? [];

it("words every period naturally in both languages", () => {
  const [swedish, english] = [linesOf(privacySv), linesOf(privacyEn)];
  expect(swedish).toContain("Konton som aldrig bekräftas: 30 dagar.");
  expect(swedish).toContain("Kvitton: så länge du äger cykeln och 24 månader därefter.");
  expect(english).toContain(
    "Accounting records, with the discount codes you’ve used: 7 years after the financial year.",
  );
  expect([...swedish, ...english].filter((line) => /[{}]|dygn/.test(line))).toEqual([]);
});
