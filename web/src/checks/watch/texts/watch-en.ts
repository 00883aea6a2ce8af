import type { Texts } from "#web/platform/i18n/texts.ts";
import type { watch as swedish } from "./watch-sv.ts";

export const watch = {
  title: "Watch the number for 30 days",
  lead: "Thefts are often reported a few days late. If the bike is reported after you buy it, or one whose number looks like this, we’ll email you.",
  email: "Your email address",
  button: "Watch the number",
  sending: "Sending …",
  sent: "Check your email",
  sentText: "We’ve sent a link to {email}. Open it within 24 hours to start the watch.",
  note: "The address is used for this alone and deleted when the watch is over. You can end it whenever you like.",
  other: "Use another address",
  failures: {
    email: "Enter a complete email address, like name@example.com.",
    number: "This may be a personal number, which we don’t watch. Read the frame number again.",
    often: "This address or network has asked for many watches today. Try again tomorrow.",
    offline: "No connection. Your address is still here, so try again when you’re back online.",
    failed: "The email couldn’t be sent. Try again.",
  },
} as const satisfies Texts<typeof swedish>;
