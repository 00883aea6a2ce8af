import type { Texts } from "#web/platform/i18n/texts.ts";
import type { adDecision as sv } from "./sv.ts";

export const adDecision = {
  title: "Decision on an ad",
  titles: { seller: "Decision on your ad", reporter: "Your report of an ad" },
  open: "We’ve got your report. A person will read it, and you’ll hear from us here, in a notification and by email.",
  appealed: "The decision has been appealed and is being reviewed by someone else.",
  reportedFor: "You reported the ad for:",
  bike: "Go to the bike",
  ad: "Go to the ad",
  decisions: "Decisions",
  missing: "There’s no such decision",
  missingText:
    "Check that you’re signed in with the right account, or open the link exactly as it is in the email.",
  failed: "The decision couldn’t be loaded",
  signIn: "Sign in to see the decision",
  signInText: "If you reported the ad without an account, open the link in our email instead.",
  toSignIn: "Sign in",
  statement: {
    first: { removed: "The ad was removed", kept: "The ad was kept" },
    again: { removed: "After appeal: the ad is removed", kept: "After appeal: the ad stays" },
    reason: "What was wrong",
    ground: "Ground",
    grounds: { law: "Law", terms: "Our terms" },
    facts: "What we’ve seen",
    explanation: "Why",
    byPerson: "A person made this decision, without automated tools.",
    same: "There’s only one administrator, so the same person decided the appeal.",
  },
  restored: {
    active: "The ad is shown again.",
    paused: "The ad is back, paused as before.",
    expired: "The ad is back, but it has expired. Renew it if the bike is still for sale.",
    not: "Even so, the ad can’t be shown again.",
  },
  appeal: {
    title: "Appeal",
    possible:
      "Don’t agree? You can appeal once, until {{day}}. Someone other than the person who decided will review it.",
    waiting: "We’ve got your appeal. You’ll hear from us here, in a notification and by email.",
    used: "The decision has already been appealed, and that’s possible only once.",
    tooLate: "The time for appeals is over.",
    why: "Why is the decision wrong?",
    hint: "Tell us what we’ve missed or misunderstood. At least 20 characters.",
    send: "Appeal",
    elsewhere: "You can also turn to a certified dispute settlement body or to a court.",
  },
} satisfies Texts<typeof sv>;
