import type { finds as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const finds: Texts<typeof sv> = {
  states: {
    pending: "Sent",
    owner_seen: "Read by the owner",
    confirmed: "Confirmed",
    rejected: "Not the right bike",
    expired: "Unanswered",
  },
  own: {
    title: "Bikes I’ve found",
    lead: "Stolen bikes you’ve found, and what their owners have said.",
    back: "My bikes",
    reported: "Reported {{date}}",
    decided: "Answered {{date}}",
    place: "Place: {{place}}",
    thanks: "The owner says:",
    empty: {
      title: "You haven’t reported any bikes",
      text: "Found a bike? Scan the code on its frame or look up its frame number. If it’s stolen, you can tell the owner where it is.",
      search: "Look up a bike",
    },
  },
  rewards: {
    none: "This report earns no points.",
    waiting:
      "{{points}} points if the owner confirms and has the bike back, and you’ve verified your identity.",
    held: "{{points}} points will reach your account on {{date}}.",
    under_review: "{{points}} points pending. We’re checking before we pay them out.",
    paid: "{{points}} points have been added to your account.",
    refused: "No points will be paid out.",
    taken_back: "We’ve taken {{points}} points back. See your points history for the reason.",
  },
  unproved:
    "{{points}} points are waiting for you until {{date}}. They’re paid out once you’ve verified your identity with BankID, on {{from}} at the earliest.",
  prove: "Verify your identity",
  received: {
    title: "Found?",
    lead_one: "Someone says they’ve seen your bike.",
    lead_other: "{{count}} people say they’ve seen your bike.",
    failed: "The reports couldn’t be loaded.",
    earlier_one: "{{count}} report from an earlier theft",
    earlier_other: "{{count}} reports from earlier thefts",
    from: "From {{name}}",
    fromStranger: "From someone without an account",
    place: "Place",
    description: "Description",
    contact: "Contact",
    contactGone: "Erased after twelve months",
    when: "Reported",
    states: {
      pending: "New",
      owner_seen: "Unanswered",
      confirmed: "Confirmed",
      rejected: "Not the right bike",
      expired: "Unanswered for {{days}} days",
    },
    safety:
      "Don’t confront anyone, and don’t collect the bike alone if someone has it. Crime in progress: 112. Tips and reports: 114 14.",
    money: "Never pay in advance to someone who says they’ve found your bike.",
    confirm: "Yes, that’s my bike",
    reject: "No, it isn’t mine",
    confirming: {
      title: "Confirm the find?",
      text: "The person who reported it is told that it’s your bike. Only confirm when you’re sure: this can’t be undone.",
      points:
        "{{count}} days after the bike is recovered, we give them {{points}} points if they’ve verified their identity. It costs you nothing.",
      submit: "Confirm",
    },
    rejecting: {
      title: "Not your bike?",
      text: "The person who reported it is told that it wasn’t your bike. This can’t be undone.",
      reason: "Reason (optional)",
      hint: "Only we read this.",
      submit: "It isn’t my bike",
    },
    next: {
      title: "Great! Do you have your bike back?",
      text: "Mark it as recovered: it no longer shows as stolen, and the person who found it gets their reward.",
      link: "Mark as recovered",
    },
  },
};
