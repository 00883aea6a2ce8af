import type { Texts } from "#web/platform/i18n/texts.ts";
import type { watchLink as swedish } from "./sv.ts";

export const watchLink = {
  number: "Frame number",
  loading: "Loading the watch …",
  confirm: {
    title: "Watch the frame number",
    lead: "We’ll email you if the bike is reported stolen by {{day}}, or one whose number looks like this.",
    action: "Start watching",
    done: "You’re watching the number",
    doneText: "It ends by itself on {{day}}. To end it earlier, use the link at the bottom of the email.",
    stolen: "The bike has already been reported stolen. Don’t buy it.",
    alike: "A stolen bike has a number that looks like this one. Compare them character by character.",
    check: "See what the register says",
  },
  end: {
    title: "End the watch",
    lead: "We’ll stop watching the number and delete your address. Otherwise the watch ends on {{day}}.",
    action: "End the watch",
    done: "The watch has ended",
    doneText: "Your address has been deleted. To watch the number again, check it once more.",
    check: "Check the number",
  },
  invalidText:
    "It works for 24 hours and may have been cut off in the email. Check the number again and ask for a new one.",
  again: "Check a frame number",
} as const satisfies Texts<typeof swedish>;
