import type { Texts } from "#web/i18n/texts.ts";
import type { storeApplicationLink as sv } from "./sv.ts";

export const storeApplicationLink = {
  title: "Your application",
  loading: "Fetching the application …",
  invalid: "The link doesn’t work",
  invalidText: "Open the link as it stands in the email. An application is shown for a year after it ends.",
  failed: "Couldn’t fetch the application",
  retry: "Try again",
  company: "Company",
  sent: "Sent",
  answerBy: "Answer by",
  closed: "Ended",
  reason: "Reason",
  states: {
    pending: "We’re reviewing your application",
    withdrawn: "The application has been withdrawn",
    rejected: "The application has been refused",
    approved: "The application has been approved",
  },
  texts: {
    pending: "We’ll reply to the email address you gave.",
    withdrawn: "You’re welcome to apply again.",
    rejected: "We can’t take you on as a partner store at the moment.",
    approved: "Welcome! The invitation with a temporary password is in your inbox.",
  },
  late: "Our answer is taking longer than we promised. We’re sorry about that.",
  withdraw: "Withdraw the application",
  sure: "Withdraw the application?",
  sureText: "We’ll stop reviewing it. You’re welcome to apply again.",
  keep: "Keep the application",
  login: "Log in",
  again: "Apply again",
} as const satisfies Texts<typeof sv>;
