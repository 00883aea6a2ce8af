import type { Language } from "#contract/accounts.ts";
import type { MailCategory } from "#contract/notification-settings.ts";

/** Why someone gets a mail: a kind they can leave, their account and its safety, an address that was typed somewhere, or their work. */
export type Why = MailCategory | "account" | "security" | "address" | "support";

/** What stands around a mail. */
export type MailLayout = {
  readonly siteOrigin: string;
  readonly why: Why;
  /** How to leave mails of this kind: a page for the reader, an address for their mail program. */
  readonly leaving?: { readonly page: string; readonly oneClick: string };
};

type LayoutTexts = {
  readonly about: string;
  readonly why: Readonly<Record<Why, string>>;
  readonly leave: string;
  readonly choose: string;
};

export const layoutTexts: Readonly<Record<Language, LayoutTexts>> = {
  sv: {
    about: "Sveriges register för cyklar",
    why: {
      account: "Du får mejlet för att du har ett konto i Cykelregistret.",
      security: "Mejl om säkerheten för ditt konto får alla som har ett. De går inte att välja bort.",
      address: "Du får mejlet för att någon har angett den här adressen hos Cykelregistret.",
      support: "Mejlet går till dem som svarar på ärenden åt Cykelregistret.",
      messages: "Du får mejlet för att du vill veta när någon skriver till dig.",
      bikeRegistrations: "Du får mejlet för att du vill ha bekräftat när du registrerar en cykel.",
      tips: "Du får mejlet för att du vill veta hur det går med cyklar du har hittat.",
      alerts: "Du får mejlet för att du har bevakningar i Cykelregistret.",
    },
    leave: "Sluta skicka sådana mejl",
    choose: "Välj vilka mejl du får",
  },
  en: {
    about: "Sweden’s bicycle registry",
    why: {
      account: "You’re getting this email because you have an account with Cykelregistret.",
      security: "Everyone with an account gets emails about its security. They can’t be turned off.",
      address: "You’re getting this email because someone gave this address to Cykelregistret.",
      support: "This email goes to the people who answer cases for Cykelregistret.",
      messages: "You’re getting this email because you want to know when someone messages you.",
      bikeRegistrations:
        "You’re getting this email because you want a confirmation when you register a bike.",
      tips: "You’re getting this email because you want to know what happens to bikes you’ve found.",
      alerts: "You’re getting this email because you have alerts with Cykelregistret.",
    },
    leave: "Stop emails like this",
    choose: "Choose your emails",
  },
};
