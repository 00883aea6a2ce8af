import type { finds as sv } from "../sv/finds.ts";
import type { Texts } from "../texts.ts";

export const finds: Texts<typeof sv> = {
  states: {
    pending: "Sent",
    owner_seen: "Read by the owner",
    confirmed: "Confirmed",
    rejected: "Not the bike",
    expired: "Unanswered",
  },
  own: {
    title: "My reports",
    lead: "Stolen bikes that you have reported found.",
    back: "My bikes",
    reported: "Reported {{date}}",
    decided: "Answered {{date}}",
    place: "Place: {{place}}",
    thanks: "The owner says:",
    empty: {
      title: "You have not reported any bike",
      text: "Have you found a bike? Scan the code on its frame or search for its frame number. If it is stolen you can tell the owner where it is.",
      search: "Search for a bike",
    },
  },
  rewards: {
    none: "The report earns no points.",
    waiting: "{{points}} points wait for the owner to confirm and get the bike back.",
    held: "{{points}} points come to your account on {{date}}.",
    under_review: "{{points}} points wait: we look at them before they are paid.",
    paid: "{{points}} points have come to your account.",
    refused: "The points are not paid.",
  },
  received: {
    title: "Found?",
    lead_one: "Somebody has reported having seen the bike.",
    lead_other: "{{count}} people have reported having seen the bike.",
    failed: "The reports could not be fetched.",
    from: "From {{name}}",
    fromStranger: "From somebody without an account",
    place: "Place",
    description: "Description",
    contact: "Contact",
    contactGone: "Erased after twelve months",
    when: "Reported",
    states: {
      pending: "New",
      owner_seen: "Unanswered",
      confirmed: "Confirmed",
      rejected: "Not the bike",
      expired: "Unanswered for {{days}} days",
    },
    safety:
      "Do not fetch the bike alone if somebody has it. Crime in progress: 112. Tips and reports: 114 14.",
    money: "Never pay anything in advance to somebody who claims to have found the bike.",
    confirm: "Yes, it is my bike",
    reject: "No, it is not",
    confirming: {
      title: "Confirm the find?",
      text: "Whoever reported it is told that it is your bike. Confirm once you are sure: it cannot be undone.",
      points:
        "Once the bike is recovered they get {{points}} points from us, {{count}} days later. It costs you nothing.",
      submit: "Confirm",
    },
    rejecting: {
      title: "Is it not your bike?",
      text: "Whoever reported it is told that it was not your bike. It cannot be undone.",
      reason: "Reason (optional)",
      hint: "Read by us only.",
      submit: "It is not my bike",
    },
    next: {
      title: "Good! Do you have the bike back?",
      text: "Mark it as recovered: it is no longer wanted then, and whoever found it gets their reward.",
      link: "Mark as recovered",
    },
  },
};
