import type { Language } from "#contract/people/accounts.ts";

export const occasions = ["new-password", "invitation"] as const;
export type Occasion = (typeof occasions)[number];

export type MailText = {
  readonly subject: string;
  readonly heading: string;
  readonly before: string;
  readonly after: string;
  readonly unexpected: string;
};

const sv: Record<Occasion, MailText> = {
  "new-password": {
    subject: "Kod för att välja nytt lösenord",
    heading: "Välj ett nytt lösenord",
    before: "Skriv in koden på sidan där du bad om ett nytt lösenord.",
    after: "Koden gäller i en timme. Ge den aldrig till någon annan: vi frågar aldrig efter den.",
    unexpected: "Var det inte du? Då kan du strunta i mejlet. Ditt lösenord är oförändrat.",
  },
  invitation: {
    subject: "Du är inbjuden till Cykelregistret",
    heading: "Du är inbjuden till Cykelregistret",
    before:
      "Ett konto väntar på dig. Logga in med den här e-postadressen och engångslösenordet nedan, och välj sedan ett eget lösenord.",
    after: "Inbjudan gäller i 7 dagar.",
    unexpected: "Väntade du inget mejl från oss? Då behöver du inte göra något.",
  },
};

const en: Record<Occasion, MailText> = {
  "new-password": {
    subject: "Code for choosing a new password",
    heading: "Choose a new password",
    before: "Enter the code on the page where you asked for a new password.",
    after: "The code is valid for one hour. Never give it to anyone: we’ll never ask for it.",
    unexpected: "Not you? Then you can ignore this email. Your password hasn’t changed.",
  },
  invitation: {
    subject: "You’re invited to Cykelregistret",
    heading: "You’re invited to Cykelregistret",
    before:
      "An account is waiting for you. Sign in with this email address and the one-time password below, then choose your own password.",
    after: "The invitation is valid for 7 days.",
    unexpected: "Weren’t expecting to hear from us? Then you don’t need to do anything.",
  },
};

export const mailTexts: Record<Language, Record<Occasion, MailText>> = { sv, en };

export const labels: Record<Language, { code: string; password: string; account: string; signIn: string }> = {
  sv: { code: "Kod", password: "Engångslösenord", account: "Konto", signIn: "Logga in" },
  en: { code: "Code", password: "One-time password", account: "Account", signIn: "Sign in" },
};
