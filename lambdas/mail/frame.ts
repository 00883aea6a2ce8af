import type { Language } from "#contract/accounts.ts";
import type { MailCategory } from "#contract/notification-settings.ts";

/** Why somebody gets a mail: a kind they can leave, their account and its safety, an address that was typed somewhere, or their work. */
export type Why = MailCategory | "account" | "security" | "address" | "support";

/** What stands around a mail. */
export type Frame = {
  readonly siteOrigin: string;
  readonly why: Why;
  /** How to leave mails of this kind: a page for the reader, an address for their mail program. */
  readonly leaving?: { readonly page: string; readonly oneClick: string };
};

type FrameTexts = {
  readonly about: string;
  readonly why: Readonly<Record<Why, string>>;
  readonly leave: string;
  readonly choose: string;
};

export const frameTexts: Readonly<Record<Language, FrameTexts>> = {
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
    },
    leave: "Sluta skicka sådana mejl",
    choose: "Välj vilka mejl du får",
  },
  en: {
    about: "Sweden's bicycle registry",
    why: {
      account: "You get this mail because you have an account in Cykelregistret.",
      security: "Everybody who has an account gets mails about its safety. They cannot be turned off.",
      address: "You get this mail because somebody gave this address to Cykelregistret.",
      support: "This mail goes to those who answer cases for Cykelregistret.",
      messages: "You get this mail because you want to know when somebody writes to you.",
      bikeRegistrations: "You get this mail because you want a confirmation when you register a bike.",
      tips: "You get this mail because you want to know what becomes of bikes you have found.",
    },
    leave: "Stop sending mails like this",
    choose: "Choose which mails you get",
  },
};
