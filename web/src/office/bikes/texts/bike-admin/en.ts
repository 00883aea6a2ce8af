import { bike } from "#web/office/bikes/texts/bike-en.ts";
import type { bikeAdmin as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const bikeAdmin: Texts<typeof sv> = {
  title: "Found bikes and reviews",
  bike,
  tabs: {
    reports: "Reports",
    reviews: "Reviews",
    corrections: "Corrections",
  },
  lead: {
    reports: "Every report of a found bike, newest first.",
    reviews: "Bikes waiting for a decision, oldest first. Every time you open a receipt, it is logged.",
    corrections: "Corrections that owners have asked for, oldest first.",
  },
  empty: {
    reports: {
      title: "No reports",
      text: "When someone thinks they’ve found a stolen bike, it shows up here.",
      narrowed: "No reports match your filters.",
    },
    reviews: {
      title: "Nothing to review",
      text: "No bikes are waiting for a decision.",
    },
    corrections: {
      title: "Nothing to correct",
      text: "No owners are waiting for an answer.",
    },
  },
  changeBalance: "Correct points balance",
  filters: {
    state: "Status",
    any: "All",
    flagged: "Flagged only",
  },
  report: {
    place: "Place",
    description: "Description",
    finder: "Finder",
    stranger: "Someone without an account",
    email: "Finder’s email",
    reported: "Reported",
    decided: "Decided",
    points: "Points",
    owner: "Owner",
    formerOwner: "Previous owner",
  },
  rewards: {
    none: "None",
    waiting: "{{points}} if the owner confirms and has the bike back",
    held: "{{points}} reserved until the finder has verified their identity, at least seven days after the find",
    under_review: "{{points}} waiting for your decision",
    paid: "{{points}} paid",
    refused: "Refused",
    taken_back: "{{points}} taken back",
  },
  flags: {
    "many-rewards": "The finder has been rewarded more than three times in a year.",
    "same-phone": "The finder and the owner have the same phone number.",
    "previous-owner": "The finder used to own the bike.",
    "new-account": "The finder’s account is less than a week old.",
    withheld:
      "The owner hasn’t been told: the two may not write to each other, or the text looks suspicious. Tell the owner about the bike yourself.",
    duplicate: "Possible duplicate: another bike has a number that looks the same.",
  },
  decide: {
    pay: {
      button: "Pay {{points}} points",
      title: "Pay the points?",
      text: "{{points}} points go to the finder’s account tonight, or once they’ve verified their identity. You can refuse them until then.",
      submit: "Pay",
    },
    refuse: {
      button: "Refuse the points",
      title: "Refuse the points?",
      text: "The finder gets no points for this bike. This can’t be undone.",
      submit: "Refuse",
    },
    takeBack: {
      button: "Take the points back",
      title: "Take the points back?",
      text: "{{points}} points are taken from the finder’s account, even if they’ve been used. The finder reads your reason. This can’t be undone.",
      submit: "Take back",
    },
    approve: "Approve",
    reject: "Reject",
    reason: {
      label: "Reason",
      hint: "Stick to the facts, and leave out personal numbers.",
    },
    audit: "Your name and the time are logged with the decision.",
  },
  review: {
    open: "Open receipt",
    why: "Why it’s being reviewed",
    reasons: {
      receipt: "The receipt didn’t pass the checks",
      "number-changed": "The number was changed after the receipt was read",
      "registered-before": "The number belonged to someone else’s bike, since deleted",
      "receipt-used": "A receipt that looks the same was used for another bike",
      sample: "Spot check: the receipt was approved automatically, and the bike is registered",
    },
    owner: "Owner",
    noOwner: "Previous owner",
    email: "Email",
    registered: "Submitted",
    checked: "Read automatically",
    checks: {
      frameNumber: "Frame number",
      personalNumber: "Personal number",
      seller: "Seller",
      found: "found",
      notFound: "not found",
      numbers: {
        match: "matches",
        likely: "probably matches",
        mismatch: "a different number",
        missing: "not found",
      },
    },
    readAgainst: "The receipt was checked against the number",
    read: "Read from the photo",
    identity: "Identity",
    levels: {
      0: "Not given",
      1: "Self-declared",
      2: "Verified",
    },
    personalNumber: "Personal number",
    lookalikes: "Look-alike numbers",
    stolen: "reported stolen",
    former: "The number used to belong to",
    same: "Same owner",
    formerNumbers: "The bike’s earlier numbers",
    sameReceipt: "The same receipt was used for",
    theirReceipt: "Show receipt",
    approve: {
      title: "Approve the bike?",
      text: "It will be registered and show up in searches. The owner is told by email.",
    },
    reject: {
      title: "Reject the registration?",
      text: "The bike won’t be registered, and the owner gets their points back. They will see your reason.",
    },
  },
  correction: {
    reason: "Owner’s reason",
    owner: "Owner",
    email: "Email",
    requested: "Requested",
    registered: "Bike registered",
    approve: {
      title: "Approve the correction?",
      text: "The details change straight away, and the bike’s history keeps the old ones. The owner is told.",
    },
    reject: {
      title: "Reject the correction?",
      text: "The details stay as they are. The owner will see your reason.",
    },
  },
};
