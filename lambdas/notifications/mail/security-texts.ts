import type { Language } from "#contract/accounts.ts";
import type { SecurityEventItem } from "#lambdas/table/items/security.ts";

/** What has happened to the ways into an account. */
export type SecurityKind = SecurityEventItem["kind"] | "signed-out-everywhere";

type Told = { readonly subject: string; readonly opening: string };
type SecurityTexts = {
  readonly told: Readonly<Record<SecurityKind, Told>>;
  readonly when: string;
  readonly yours: string;
  readonly open: string;
  readonly otherwise: string;
  readonly never: string;
};

export const securityTexts: Readonly<Record<Language, SecurityTexts>> = {
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
        opening: "Somebody signed in to your account with a browser that has not been used for it before.",
      },
      "password-changed": {
        subject: "Your password has been changed",
        opening: "The password of your account has been changed.",
      },
      "authenticator-on": {
        subject: "Two-step verification is on",
        opening: "Signing in to your account now takes a code from an authenticator app.",
      },
      "authenticator-off": {
        subject: "Two-step verification is off",
        opening: "Your account can now be signed in to without a code from an authenticator app.",
      },
      "passkey-added": {
        subject: "A passkey has been added",
        opening: "Your account can now be signed in to with a new passkey.",
      },
      "passkey-removed": {
        subject: "A passkey has been removed",
        opening: "A passkey of your account has been removed and no longer signs anybody in.",
      },
      "signed-out-everywhere": {
        subject: "You are signed out everywhere",
        opening: "Your account has been signed out on all devices. Sign in again where you want to go on.",
      },
    },
    when: "When",
    yours: "Was it you? Then there is nothing you need to do.",
    open: "Look over your account",
    otherwise:
      "Was it not you? Choose a new password at once, under Forgotten your password on the sign-in page, then sign out everywhere in your settings.",
    never: "We never ask you for passwords or codes.",
  },
};
