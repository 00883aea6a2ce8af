import type { Language } from "#contract/accounts.ts";
import { mailCode } from "#lambdas/secrets/mail-code.ts";
import type { FoundCodeItem } from "#lambdas/table/items/found-report.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Din kod till Cykelregistret",
    opening: "Skriv koden på sidan där du berättar att du har hittat en cykel.",
    code: "Kod",
    valid: "Koden gäller i 10 minuter. Ge den inte till någon annan.",
    unexpected: "Har du inte bett om en kod? Då har någon angett fel adress, och du behöver inte göra något.",
  },
  en: {
    subject: "Your Cykelregistret code",
    opening: "Enter the code on the page where you tell that you have found a bike.",
    code: "Code",
    valid: "The code is valid for 10 minutes. Give it to nobody else.",
    unexpected:
      "Did you not ask for a code? Then somebody gave the wrong address, and there is nothing you need to do.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The code itself stands nowhere but in this mail. */
export const foundCodeMail = (made: FoundCodeItem, codeSecret: string): Mail => {
  const { language } = made;
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    code: { label: text.code, code: mailCode(codeSecret, made) },
    closing: [text.valid, text.unexpected],
  });
};
