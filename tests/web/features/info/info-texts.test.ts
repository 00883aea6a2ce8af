import { describe, expect, it } from "vitest";
import type { InfoText } from "#web/features/info/info-text.ts";
import { howEn } from "#web/features/info/texts/how-en.ts";
import { howSv } from "#web/features/info/texts/how-sv.ts";
import { privacyEn } from "#web/features/info/texts/privacy-en.ts";
import { privacySv } from "#web/features/info/texts/privacy-sv.ts";
import { termsEn } from "#web/features/info/texts/terms-en.ts";
import { termsSv } from "#web/features/info/texts/terms-sv.ts";
import { whyEn } from "#web/features/info/texts/why-en.ts";
import { whySv } from "#web/features/info/texts/why-sv.ts";

const shapeOf = ({ sections }: InfoText) =>
  sections.map(({ id, paragraphs, list }) => [id, paragraphs.length, list?.length ?? 0]);

describe.each([
  ["privacy policy", privacySv, privacyEn],
  ["terms", termsSv, termsEn],
  ["reasons to register", whySv, whyEn],
  ["guide", howSv, howEn],
])("the %s", (_, swedish, english) => {
  it("says the same things in both languages, under the same addresses", () => {
    expect(shapeOf(english)).toEqual(shapeOf(swedish));
  });

  it("has an address of its own for each section", () => {
    expect(new Set(swedish.sections.map(({ id }) => id)).size).toBe(swedish.sections.length);
  });
});
