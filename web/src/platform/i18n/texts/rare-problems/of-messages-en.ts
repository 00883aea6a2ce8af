export const ofMessages = {
  "message-blocked": "You can’t message this person.",
  "messaging-barred": "You’re blocked from writing to others until {{until}}. Our email says why.",
  "message-refused": "Your message looks like spam. Rewrite it in your own words, without links.",
  "thread-already-reported":
    "You’ve already reported this conversation. You’ll hear from us when we’ve read it.",
  "message-report-not-found": "There’s no such decision, or it isn’t yours.",
  "message-report-decided": "Someone else has already decided. Read that decision first.",
  "objection-needs-another": "You made the first decision. Someone else has to decide on the objection.",
  "objection-not-possible": "There’s no decision that you can object to.",
  "objection-used": "You’ve already objected to this decision. That’s possible only once.",
  "objection-too-late": "The 14 days in which you could object are over.",
} as const;
