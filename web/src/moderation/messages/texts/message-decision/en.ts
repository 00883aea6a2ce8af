import type { Texts } from "#web/platform/i18n/texts.ts";
import type { messageDecision as sv } from "./sv.ts";

export const messageDecision = {
  title: "Decision on messages",
  titles: { reporter: "Your report of a conversation", reported: "Decision on what you wrote" },
  open: "We’ve got your report. A person will read it, and you’ll hear from us here, in a notification and by email.",
  objected: "The decision is being reviewed, by someone else if there is another administrator.",
  reportedFor: "You reported it for:",
  message: "Your message",
  messageGone: "The message is no longer there.",
  decisions: "Decisions",
  thread: "Go to the conversation",
  missing: "There’s no such decision",
  missingText: "Check that you’re signed in with the right account.",
  failed: "The decision couldn’t be loaded",
  statement: {
    outcomes: {
      dismissed: "The report led to no action",
      acted: "We’ve done something about it",
      warned: "Warning",
      closed: "The conversation is closed",
      barred: "Blocked from messaging",
      upheld: "After objection: the decision stands",
      revoked: "After objection: the decision is reversed",
    },
    reason: "What was wrong",
    reasons: {
      extortion: "Extortion or threats",
      fraud: "Attempted fraud",
      harassment: "Harassment",
      spam: "Spam or advertising",
      other: "Something else",
    },
    until: "Lasts until",
    explanation: "Why",
    byPerson: "A person made this decision, without automated tools.",
    same: "There’s only one administrator, so the same person decided on the objection.",
  },
  objection: {
    title: "Object",
    possible:
      "Don’t agree? You can object once, until {{day}}. Someone other than the person who decided will review it.",
    waiting: "We’ve got your objection. You’ll hear from us here, in a notification and by email.",
    used: "Your objection has been decided, and that’s possible only once.",
    tooLate: "The time for objections is over.",
    why: "Why is the decision wrong?",
    hint: "Tell us what we’ve missed or misunderstood. At least 20 characters.",
    send: "Send objection",
  },
} satisfies Texts<typeof sv>;
