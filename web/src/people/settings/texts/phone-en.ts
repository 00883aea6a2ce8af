import type { Texts } from "#web/platform/i18n/texts.ts";
import type { phone as sv } from "./phone-sv.ts";

export const phone: Texts<typeof sv> = {
  title: "Phone",
  lead: "Only you and our staff see your number. We’ll send a code to confirm it.",
  label: "Mobile number",
  verified: "Verified",
  notVerified: "Not verified",
  send: "Send code",
  sent: "We’ve sent a code to {{phone}}.",
  confirm: "Confirm number",
  confirmed: "Your number is confirmed.",
  resend: "Send a new code",
  resendIn: "Send a new code ({{seconds}} s)",
  resent: "We’ve sent you a new code.",
  change: "Change number",
  otherNumber: "Correct the number",
  remove: "Remove number",
  removeTitle: "Remove your phone number?",
  removeText: "We’ll forget {{phone}}. You can add a number again whenever you like.",
  removed: "Your number has been removed.",
};
