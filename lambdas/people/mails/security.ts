import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDayAndTime } from "#lambdas/platform/mail/format-day.ts";
import type { Language } from "#contract/people/accounts.ts";
import type { SecurityEventItem } from "#lambdas/people/items/security.ts";

type SecurityKind = Exclude<SecurityEventItem["kind"], "account-idle"> | "signed-out-everywhere";

type EventText = { readonly subject: string; readonly opening: string };
type SecurityTexts = {
  readonly told: Readonly<Record<SecurityKind, EventText>>;
  readonly when: string;
  readonly yours: string;
  readonly open: string;
  readonly otherwise: string;
  readonly never: string;
};

const securityTexts: Readonly<Record<Language, SecurityTexts>> = {
  sv: {
    told: {
      "new-device": {
        subject: "Ny inloggning på ditt konto",
        opening: "Någon loggade in på ditt konto från en webbläsare som inte har använts där förut.",
      },
      "password-changed": {
        subject: "Ditt lösenord är ändrat",
        opening: "Lösenordet till ditt konto har ändrats.",
      },
      "authenticator-on": {
        subject: "Tvåstegsverifiering är påslagen",
        opening: "Nu behövs en kod från en autentiseringsapp för att logga in på ditt konto.",
      },
      "authenticator-off": {
        subject: "Tvåstegsverifiering är avstängd",
        opening: "Det går nu att logga in på ditt konto utan kod från en autentiseringsapp.",
      },
      "passkey-added": {
        subject: "En passkey är tillagd",
        opening: "Det går nu att logga in på ditt konto med en ny passkey.",
      },
      "passkey-removed": {
        subject: "En passkey är borttagen",
        opening: "En passkey till ditt konto har tagits bort och går inte längre att logga in med.",
      },
      "email-changed": {
        subject: "Din e-postadress är ändrad",
        opening: "Ditt konto hör nu till den här adressen. Andra enheter är utloggade.",
      },
      "email-taken-back": {
        subject: "Din e-postadress är tillbaka",
        opening:
          "Adressen till ditt konto är återställd. Alla är utloggade. Lösenordet, alla passkeys och tvåstegsverifieringen är borttagna, så att ingen annan kommer in med dem. Välj ett nytt lösenord under Glömt lösenordet på inloggningssidan och lägg sedan till passkeys och tvåstegsverifiering igen i dina inställningar.",
      },
      "signed-out-everywhere": {
        subject: "Du är utloggad överallt",
        opening: "Ditt konto har loggats ut på alla enheter. Logga in igen där du vill fortsätta.",
      },
    },
    when: "När",
    yours: "Var det du? Då behöver du inte göra något.",
    open: "Se över ditt konto",
    otherwise:
      "Var det inte du? Välj genast ett nytt lösenord under Glömt lösenordet på inloggningssidan, och logga sedan ut överallt i dina inställningar.",
    never: "Vi ber dig aldrig om lösenord eller koder.",
  },
  en: {
    told: {
      "new-device": {
        subject: "A new sign-in to your account",
        opening: "Someone signed in to your account from a browser that hasn’t been used there before.",
      },
      "password-changed": {
        subject: "Your password has been changed",
        opening: "The password for your account has been changed.",
      },
      "authenticator-on": {
        subject: "Two-step verification is on",
        opening: "You now need a code from an authenticator app to sign in to your account.",
      },
      "authenticator-off": {
        subject: "Two-step verification is off",
        opening: "You can now sign in to your account without a code from an authenticator app.",
      },
      "passkey-added": {
        subject: "A passkey has been added",
        opening: "A new passkey can now be used to sign in to your account.",
      },
      "passkey-removed": {
        subject: "A passkey has been removed",
        opening: "A passkey has been removed from your account and can no longer be used to sign in.",
      },
      "email-changed": {
        subject: "Your email address has been changed",
        opening: "Your account now uses this address. Other devices have been signed out.",
      },
      "email-taken-back": {
        subject: "Your email address is back",
        opening:
          "The address for your account has been restored. Everyone is signed out. The password, all passkeys and two-step verification have been removed so that nobody else can get in with them. Choose a new password under Forgot your password on the sign-in page, then set up passkeys and two-step verification again in your settings.",
      },
      "signed-out-everywhere": {
        subject: "You’re signed out everywhere",
        opening: "Your account has been signed out on all devices. Sign in again where you want to continue.",
      },
    },
    when: "When",
    yours: "Was it you? Then you don’t need to do anything.",
    open: "Check your account",
    otherwise:
      "Not you? Choose a new password right away, under Forgot your password on the sign-in page, then sign out everywhere in your settings.",
    never: "We’ll never ask you for passwords or codes.",
  },
};

/** For administrators. */
const securityTitles: Readonly<Record<SecurityKind, Readonly<Record<Language, string>>>> = {
  "authenticator-off": { sv: "Tvåstegsverifiering avstängd", en: "Two-step verification off" },
  "authenticator-on": { sv: "Tvåstegsverifiering påslagen", en: "Two-step verification on" },
  "email-changed": { sv: "E-postadressen är bytt", en: "New email address in use" },
  "email-taken-back": { sv: "Bytet av e-postadress är ångrat", en: "Change of email address undone" },
  "new-device": { sv: "Ny inloggning", en: "New sign-in" },
  "passkey-added": { sv: "Passkey tillagd", en: "Passkey added" },
  "passkey-removed": { sv: "Passkey borttagen", en: "Passkey removed" },
  "password-changed": { sv: "Lösenordet är ändrat", en: "Password changed" },
  "signed-out-everywhere": { sv: "Utloggad överallt", en: "Signed out everywhere" },
};

const isKind = (name: string): name is SecurityKind => Object.hasOwn(securityTitles, name);
const securityKinds = Object.keys(securityTitles).filter(isKind);

type SecurityNews = { readonly kind: SecurityKind; readonly at: string };

/** Notifies the owner of a change to their sign-in methods. It cannot be turned off, because an intruder would turn it off. */
export const security = defineMail<SecurityNews>({
  why: "security",
  isTimeSensitive: true,
  samples: securityKinds.map((kind) => ({
    kind,
    title: securityTitles[kind],
    data: (now) => ({ kind, at: now.toISOString() }),
  })),
  render: ({ kind, at }, { language, siteOrigin }) => {
    const text = securityTexts[language];
    const { subject, opening } = text.told[kind];
    return compose({
      language,
      subject,
      opening,
      facts: [[text.when, formatDayAndTime(language, at)]],
      advice: [text.yours],
      link: { href: new URL("/settings#password", siteOrigin).href, text: text.open },
      closing: [text.otherwise, text.never],
    });
  },
});
