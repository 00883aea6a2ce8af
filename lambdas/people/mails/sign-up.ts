import type { Language } from "#contract/people/accounts.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import type { SignUpItem } from "#lambdas/people/items/sign-up.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "Din kod till Cykelregistret",
    opening: "Skriv in koden på sidan där du skapade ditt konto, så är e-postadressen bekräftad.",
    code: "Kod",
    valid: "Koden gäller i 24 timmar.",
    unexpected: "Har du inte skapat något konto? Då behöver du inte göra något.",
    known: {
      subject: "Du har redan ett konto i Cykelregistret",
      opening: "Någon ville skapa ett konto med den här e-postadressen, men den har redan ett.",
      ways: "Logga in med lösenord eller BankID. Har du glömt lösenordet väljer du ett nytt på inloggningssidan.",
      signIn: "Logga in",
      unexpected: "Var det inte du? Då behöver du inte göra något. Ditt konto är oförändrat.",
    },
  },
  en: {
    subject: "Your Cykelregistret code",
    opening: "Enter the code on the page where you created your account to confirm your email address.",
    code: "Code",
    valid: "The code is valid for 24 hours.",
    unexpected: "Didn’t create an account? Then you don’t need to do anything.",
    known: {
      subject: "You already have a Cykelregistret account",
      opening: "Someone tried to create an account with this email address, but it already has one.",
      ways: "Sign in with your password or BankID. If you’ve forgotten your password, choose a new one on the sign-in page.",
      signIn: "Sign in",
      unexpected: "Not you? Then you don’t need to do anything. Your account hasn’t changed.",
    },
  },
} as const satisfies Record<Language, object>;

/** Greets nobody by name, because anyone can sign up with another's address and a misleading name. */
export const signUp = defineMail<{ readonly made: SignUpItem }>({
  why: "address",
  isRequested: true,
  samples: [
    {
      title: { sv: "Kod till ett nytt konto", en: "Code for a new account" },
      data: (_, language) => ({
        made: {
          entity: "signUp",
          id: "signup_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
          email: sampleData.email,
          fullName: "Bo Ek",
          language,
          salt: "salt",
          tries: 0,
          sentAt: 0,
          expiresAt: 0,
        },
      }),
    },
  ],
  render: ({ made: { email, id: uid, salt, language } }, { codeSecret }) => {
    const { subject, opening, code, valid, unexpected } = texts[language];
    return compose({
      language,
      subject,
      opening,
      code: { label: code, code: mailCode(codeSecret, "sign-up", { email, uid, salt }) },
      closing: [valid, unexpected],
    });
  },
});

/** Replaces the code mail if the address is taken, so that only the holder of the mailbox sees that it is. */
export const accountExists = defineMail({
  why: "address",
  isRequested: true,
  samples: [{ title: { sv: "Du har redan ett konto", en: "You already have an account" }, data: () => ({}) }],
  render: (_, { language, siteOrigin }) => {
    const { subject, opening, ways, signIn, unexpected } = texts[language].known;
    return compose({
      language,
      subject,
      opening,
      advice: [ways],
      link: { href: new URL("/auth", siteOrigin).href, text: signIn },
      closing: [unexpected],
    });
  },
});
