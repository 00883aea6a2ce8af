import type { Language } from "#contract/accounts.ts";

/** Why the user pool writes to somebody. */
export const occasions = ["sign-up", "welcome", "new-password", "changed-email", "invitation"] as const;
export type Occasion = (typeof occasions)[number];

/** `after` stands below the code. */
export type MailText = {
  readonly subject: string;
  readonly heading: string;
  readonly before: string;
  readonly after: string;
  readonly unexpected: string;
};

const sv: Record<Occasion, MailText> = {
  "sign-up": {
    subject: "Din kod till Cykelregistret",
    heading: "Välkommen till Cykelregistret",
    before: "Skriv in koden på sidan där du skapade ditt konto, så är e-postadressen bekräftad.",
    after: "Koden gäller i 24 timmar.",
    unexpected: "Har du inte skapat något konto? Då behöver du inte göra något.",
  },
  welcome: {
    subject: "Välkommen till Cykelregistret",
    heading: "Välkommen till Cykelregistret",
    before:
      "Ditt konto är skapat med BankID, och med BankID loggar du in. Vill du också kunna logga in med lösenord? Då väljer du ett med den här engångskoden.",
    after:
      "Koden gäller i en timme. Sedan kan du begära en ny under ”Glömt lösenordet” på inloggningssidan. Ge den aldrig till någon annan: vi frågar aldrig efter den.",
    unexpected:
      "Har du inte skapat något konto? Då har någon angett din e-postadress. Hör av dig till oss, så tar vi bort den.",
  },
  "new-password": {
    subject: "Kod för att välja nytt lösenord",
    heading: "Välj ett nytt lösenord",
    before: "Skriv in koden på sidan där du bad om ett nytt lösenord.",
    after: "Koden gäller i en timme. Ge den aldrig till någon annan: vi frågar aldrig efter den.",
    unexpected: "Var det inte du? Då kan du strunta i mejlet. Ditt lösenord är oförändrat.",
  },
  "changed-email": {
    subject: "Bekräfta din e-postadress",
    heading: "Bekräfta din e-postadress",
    before: "Skriv in koden i dina inställningar, så är adressen bekräftad.",
    after: "Koden gäller i 24 timmar.",
    unexpected: "Var det inte du? Då behöver du inte göra något.",
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
  "sign-up": {
    subject: "Your Cykelregistret code",
    heading: "Welcome to Cykelregistret",
    before: "Enter the code on the page where you created your account to confirm your e-mail address.",
    after: "The code is valid for 24 hours.",
    unexpected: "Did you not create an account? Then there is nothing you need to do.",
  },
  welcome: {
    subject: "Welcome to Cykelregistret",
    heading: "Welcome to Cykelregistret",
    before:
      "Your account was created with BankID, and BankID signs you in. Would you like to be able to sign in with a password too? Then choose one with this one-time code.",
    after:
      "The code is valid for one hour. After that you can ask for a new one under “Forgot your password” on the sign-in page. Never give it to anybody: we never ask for it.",
    unexpected:
      "Did you not create an account? Then somebody has given your e-mail address. Get in touch with us and we will remove it.",
  },
  "new-password": {
    subject: "Code for choosing a new password",
    heading: "Choose a new password",
    before: "Enter the code on the page where you asked for a new password.",
    after: "The code is valid for one hour. Never give it to anybody: we never ask for it.",
    unexpected: "Was it not you? Then ignore this message. Your password has not changed.",
  },
  "changed-email": {
    subject: "Confirm your e-mail address",
    heading: "Confirm your e-mail address",
    before: "Enter the code in your settings to confirm the address.",
    after: "The code is valid for 24 hours.",
    unexpected: "Was it not you? Then there is nothing you need to do.",
  },
  invitation: {
    subject: "You are invited to Cykelregistret",
    heading: "You are invited to Cykelregistret",
    before:
      "An account is waiting for you. Sign in with this e-mail address and the one-time password below, then choose a password of your own.",
    after: "The invitation is valid for 7 days.",
    unexpected: "Were you not expecting to hear from us? Then there is nothing you need to do.",
  },
};

export const mailTexts: Record<Language, Record<Occasion, MailText>> = { sv, en };

/** What stands beside the code. */
export const labels: Record<Language, { code: string; password: string; account: string; signIn: string }> = {
  sv: { code: "Kod", password: "Engångslösenord", account: "Konto", signIn: "Logga in" },
  en: { code: "Code", password: "One-time password", account: "Account", signIn: "Sign in" },
};
