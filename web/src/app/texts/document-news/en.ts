import type { documentNews as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const documentNews: Texts<typeof sv> = {
  read: "Read all of it",
  terms: {
    title: "We have new terms",
    applies: "They apply from {{day}}.",
    later:
      "If you say no, everything goes on as before until then. After that you need to accept them or close your account.",
    now: "They apply already, and you need to accept them to go on. If you don’t want to, you can download your data and close your account.",
    accept: "Accept",
    decline: "No thanks",
    close: "Close the account",
    contact: "Write to us",
  },
  privacy: {
    title: "The privacy policy has changed",
    applies: "It applies from {{day}}.",
    done: "Close",
  },
};
