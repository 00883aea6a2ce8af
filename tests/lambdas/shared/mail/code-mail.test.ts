import { describe, expect, it } from "vitest";
import { codeMail } from "#lambdas/shared/mail/code-mail.ts";
import { mailTexts, occasions } from "#lambdas/shared/mail/code-mail-texts.ts";

const languages = ["sv", "en"] as const;

describe.each(occasions)("the mail with a code for %s", (occasion) => {
  const written = languages.map((language) =>
    codeMail({
      occasion,
      language,
      code: "{####}",
      userName: occasion === "invitation" ? "{username}" : null,
      siteOrigin: "https://cykelregistret.se/",
    }),
  );

  it("leaves the places open that the user pool fills in, in both languages", () => {
    for (const { html, subject } of written) {
      expect(html.match(/\{####\}/g)).toHaveLength(1);
      expect(html.includes("{username}")).toBe(occasion === "invitation");
      expect(subject).not.toContain("{");
    }
  });

  it("looks like every other mail and fits into what the user pool takes", () => {
    for (const [place, { html }] of written.entries()) {
      expect(html).toContain(`<html lang="${languages[place]}">`);
      expect(html).toContain(">Cykelregistret</a></header>");
      expect(html.length).toBeLessThan(20_000);
    }
  });

  it("says what to do for the person who did not ask for it", () => {
    for (const [place, { html }] of written.entries())
      expect(html).toContain(
        mailTexts[languages[place] ?? "sv"][occasion].unexpected.replaceAll("'", "&#39;"),
      );
  });
});
