import type { Language } from "#contract/people/accounts.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import type { FoundCodeItem } from "#lambdas/thefts/items/found-report.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

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
    opening: "Enter the code on the page where you’re reporting a found bike.",
    code: "Code",
    valid: "The code is valid for 10 minutes. Don’t give it to anyone else.",
    unexpected:
      "Didn’t ask for a code? Then someone gave the wrong address, and you don’t need to do anything.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Only this mail contains the code. */
export const foundCode = defineMail<{ readonly made: FoundCodeItem }>({
  why: "address",
  isRequested: true,
  samples: [
    {
      title: { sv: "Kod till den som har hittat en cykel", en: "Code for someone who has found a bike" },
      data: (_, language) => ({
        made: {
          entity: "foundCode",
          uid: sampleData.userId,
          email: sampleData.email,
          language,
          salt: "salt",
          sentAt: 0,
          tries: 0,
          expiresAt: 0,
        },
      }),
    },
  ],
  render: ({ made }, { codeSecret }) => {
    const { language } = made;
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      code: { label: text.code, code: mailCode(codeSecret, "found-report", made) },
      closing: [text.valid, text.unexpected],
    });
  },
});
