import type { unsubscribe as sv } from "../sv/unsubscribe.ts";
import type { Texts } from "../texts.ts";

export const unsubscribe: Texts<typeof sv> = {
  title: "Mail from Cykelregistret",
  loading: "Reading the link",
  kinds: {
    messages: "Mails about new messages",
    bikeRegistrations: "Mails about registrations",
    tips: "Mails about bikes you have found",
  },
  ask: "Would you like to stop getting such mails? Mails about the safety of your account are not affected.",
  stop: "Stop sending them",
  stopped: "You get no more such mails.",
  again: "I want them after all",
  back: "You get such mails again.",
  choose: "Choose which mails you get",
  invalid: "The link does not work",
  invalidText: "Open it as it stands in the mail, or sign in and choose in your settings.",
  retry: "Try again",
};
