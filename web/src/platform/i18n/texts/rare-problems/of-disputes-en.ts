export const ofDisputes = {
  "ownership-disputed":
    "Someone else says this bike is theirs, and its ownership is being examined. It can’t change hands, be sold, changed or deleted until that’s decided.",
  "ownership-dispute-not-found": "This ownership dispute doesn’t exist, or you have no part in it.",
  "ownership-dispute-open": "The ownership of this bike is already being examined.",
  "ownership-dispute-refused":
    "Your claim to this bike has already been examined. If you have new evidence, write to us.",
  "ownership-dispute-decided":
    "This has been decided already, or someone has just changed it. Reload the page.",
  "ownership-dispute-full": "You’ve written as many times as you can. We’ll read all of it before we decide.",
  "ownership-dispute-not-ready":
    "The owner hasn’t answered yet and still has time. Wait with the decision until the answer is in or the time is up.",
  "ownership-dispute-outdated":
    "Something has happened in this case since you opened it. Read it through again.",
  "ownership-proposal-open": "A colleague has already made a proposal. Reload the page.",
  "ownership-proposal-own": "You made this proposal yourself. Another administrator has to confirm it.",
  "ownership-appeal-needs-another": "You took part in the decision. Someone else has to decide the appeal.",
  "ownership-appeal-too-late": "The 30 days in which you could appeal are over.",
  "ownership-decision-not-appealable":
    "There’s no decision you can appeal against, or it’s been appealed already.",
  "too-many-ownership-disputes":
    "You’ve already claimed two bikes this year. Write to us if there’s another.",
} as const;
