import type { unsubscribe as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const unsubscribe: Texts<typeof sv> = {
  title: "Emails from Cykelregistret",
  loading: "Reading the link",
  kinds: {
    messages: "Emails about new messages",
    bikeRegistrations: "Emails about registrations",
    tips: "Emails about bikes you’ve found",
    alerts: "Emails about your alerts",
  },
  ask: "Stop getting these emails? You’ll still get emails about your account’s security.",
  stop: "Stop these emails",
  stopped: "You won’t get any more of these emails.",
  again: "I want them after all",
  back: "You’ll get these emails again.",
  choose: "Choose your emails",
  invalidText: "Open it exactly as it is in the email, or sign in and choose in your settings.",
  retry: "Try again",
};
