import type { emailRequestsSv } from "./email-requests-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const emailRequestsEn: Texts<typeof emailRequestsSv> = {
  ask: {
    button: "Change email address",
    title: "Change the email address for {{name}}",
    lead: "Only for people who can’t get into their email. Check who you’re talking to first. A colleague has to approve it within a week.",
    email: "New email address",
    emailHint:
      "Read it back to them, character by character. Whoever reads mail sent there can get into the account.",
    same: "That’s the address the account has now.",
    why: "How have you checked who they are?",
    whyHint: "Your colleague reads this, and the person may see it.",
    submit: "Ask for the change",
  },
  unverified:
    "This person’s identity hasn’t been verified with BankID or an ID card, so we can’t know who is asking for a new address.",
  states: {
    asked: "Waiting for a colleague",
    approved: "Changed",
    declined: "Declined",
    lapsed: "Time ran out",
  },
  change: "{{former}} is replaced by {{email}}",
  reason: "Check",
  askedBy: "Asked for by",
  decidedBy: "Decided by",
  lapses: "Can be approved until",
  declined: "Why it was declined",
  somebody: "Somebody",
  mine: "You asked for this. A colleague has to approve it.",
  unfinished: "The address has been changed but can’t be used to sign in yet. Finish the change.",
  finish: "Finish",
  approve: {
    button: "Approve",
    title: "Approve the change?",
    text: "{{name}} signs in with {{email}} from now on, and is signed out everywhere. Both addresses get an email. The old address can be taken back for seven days.",
    submit: "Approve the change",
  },
  reject: {
    button: "Decline",
    title: "Decline the change?",
    text: "The address stays as it is, and the person gets no email.",
    why: "Reason",
    whyHint: "For whoever asked for it, and for the log.",
    submit: "Decline the change",
  },
  takeBack: "Withdraw",
  audit: "Logged with your name.",
};
