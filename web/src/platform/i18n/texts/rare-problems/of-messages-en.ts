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
  "seller-question-not-found":
    "There’s no such question. Open the link exactly as you got it, or ask for a new one.",
  "seller-question-answered": "The question has been answered. An answer can’t be changed.",
  "seller-question-over": "The time to answer is over. Ask for a new question.",
  "too-many-seller-questions":
    "You can ask five times a day, and three times about one bike. Ask again after midnight.",
} as const;
