import { describe, expect, it } from "vitest";
import { codeMail } from "#lambdas/people/mail/code-mail.ts";
import { mailTexts, occasions } from "#lambdas/people/mail/code-mail-texts.ts";

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

  it("leaves the user pool's placeholders open, in both languages", () => {
    for (const { html, subject } of written) {
      expect(html.match(/\{####\}/g)).toHaveLength(1);
      expect(html.includes("{username}")).toBe(occasion === "invitation");
      expect(subject).not.toContain("{");
    }
  });

  it("looks like other mails and fits the user pool's limit", () => {
    for (const [place, { html }] of written.entries()) {
      expect(html).toContain(`<html lang="${languages[place]}">`);
      expect(html).toContain(">Cykelregistret</a></header>");
      expect(html.length).toBeLessThan(20_000);
    }
  });

  it("explains what to do for someone who did not request it", () => {
    for (const [place, { html }] of written.entries())
      expect(html).toContain(
        mailTexts[languages[place] ?? "sv"][occasion].unexpected.replaceAll("'", "&#39;"),
      );
  });
});
