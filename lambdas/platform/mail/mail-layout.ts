import type { Language } from "#contract/people/accounts.ts";
import type { MailCategory } from "#contract/people/notification-settings.ts";

/** The reason in a mail's footer. People can unsubscribe from a category and from nothing else. */
export type MailReason = MailCategory | "account" | "security" | "address" | "watch" | "support";

export type MailLayout = {
  readonly siteOrigin: string;
  readonly why: MailReason;
  /** Links to unsubscribe: a page for the reader, and an address for their mail program. */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
};

type LayoutTexts = {
  readonly about: string;
  readonly why: Readonly<Record<MailReason, string>>;
  readonly leave: string;
  readonly choose: string;
  readonly endWatch: string;
};

export const layoutTexts: Readonly<Record<Language, LayoutTexts>> = {
  sv: {
    about: "Sveriges register för cyklar",
    why: {
      account: "Du får mejlet för att du har ett konto i Cykelregistret.",
      security: "Mejl om säkerheten för ditt konto får alla som har ett. De går inte att välja bort.",
      address: "Du får mejlet för att någon har angett den här adressen hos Cykelregistret.",
      watch: "Du får mejlet för att du bevakar ett ramnummer i Cykelregistret.",
      support: "Mejlet går till dem som svarar på ärenden åt Cykelregistret.",
      messages: "Du får mejlet för att du vill veta när någon skriver till dig.",
      bikeRegistrations: "Du får mejlet för att du vill ha bekräftat när du registrerar en cykel.",
      tips: "Du får mejlet för att du vill veta hur det går med cyklar du har hittat.",
      alerts: "Du får mejlet för att du har bevakningar i Cykelregistret.",
    },
    leave: "Sluta skicka sådana mejl",
    choose: "Välj vilka mejl du får",
    endWatch: "Avsluta bevakningen",
  },
  en: {
    about: "Sweden’s bicycle register",
    why: {
      account: "You’re getting this email because you have an account with Cykelregistret.",
      security: "Everyone with an account gets emails about its security. They can’t be turned off.",
      address: "You’re getting this email because someone gave this address to Cykelregistret.",
      watch: "You’re getting this email because you’re watching a frame number with Cykelregistret.",
      support: "This email goes to the people who answer cases for Cykelregistret.",
      messages: "You’re getting this email because you want to know when someone messages you.",
      bikeRegistrations:
        "You’re getting this email because you want a confirmation when you register a bike.",
      tips: "You’re getting this email because you want to know what happens to bikes you’ve found.",
      alerts: "You’re getting this email because you have alerts with Cykelregistret.",
    },
    leave: "Stop emails like this",
    choose: "Choose your emails",
    endWatch: "End the watch",
  },
};
