import type { Texts } from "#web/platform/i18n/texts.ts";
import type { invitation as sv } from "./sv.ts";

export const invitation = {
  title: "A bike is waiting for you",
  lead: "Someone wants to transfer their bike to you in Cykelregistret.",
  lastDay: "Answer by {{date}}.",
  signedOut:
    "Create an account with your BankID, and the transfer will be there. If you already have an account, sign in.",
  register: "Create account",
  signIn: "Sign in",
  signedInAs:
    "You’re signed in as {{email}}. If the invitation was sent to another address we ask the seller first, who will then see your name. You’re not committing to anything: the transfer only counts once you’ve signed it.",
  open: "Show the transfer",
  wrongRole: "Transfers are for private people. Sign in with a private account.",
  waiting: "The seller needs to confirm you.",
  waitingText:
    "Your account has another email address than the one the seller wrote. We’ve asked the seller. The transfer will show here when you can sign it, and you’ll get a notification.",
  invalidText: "Open it exactly as it appears in the email, or ask the seller to send a new invitation.",
} satisfies Texts<typeof sv>;
