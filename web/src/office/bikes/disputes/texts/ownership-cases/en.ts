import type { Texts } from "#web/platform/i18n/texts.ts";
import type { ownershipCases as sv } from "./sv.ts";

export const ownershipCases = {
  title: "Ownership dispute",
  back: "To do",
  failed: "The dispute couldn’t be loaded",
  recorded: "Your visit to this page is logged.",
  somebody: "Someone",
  states: {
    open: "Waiting for a decision",
    decided: "Decided, can be appealed",
    appealed: "Appealed",
    closed: "Closed",
  },
  withdrawn: "Taken back",
  opened: "Claimed",
  answerBy: "The owner can answer until",
  bike: "The bike",
  showBike: "Everything about the bike",
  history: "Show the bike’s history",
  sides: { claimant: "Claims the bike", owner: "Registered owner" },
  silent: "Hasn’t answered.",
  picture: "Photo {{number}}",
  decided: "Decision",
  decidedAgain: "Decision after appeal",
  appealUntil: "The decision can be appealed until {{day}}.",
  appealBy: { claimant: "Appeal by the person who claims the bike", owner: "Appeal by the registered owner" },
  exempt: "You’re one of the people concerned, or took part in the decision. A colleague will decide.",
  notReady: "The owner hasn’t answered yet and can do so until {{day}}. Then you can propose a decision.",
  audit: "Your name is logged, but not shown to the people concerned.",
  proposal: {
    title: "Proposed decision",
    mine: "This is your proposal. A colleague has to confirm it.",
    takeBack: {
      button: "Take the proposal back",
      title: "Take your proposal back?",
      text: "Nothing is decided until someone makes a new one.",
      submit: "Take it back",
    },
    approve: {
      button: "Confirm",
      title: "Confirm the proposal?",
      text: "Both get the decision with its reasons. If the bike belongs to the person who claims it, it changes hands at once, but stays locked while the decision can be appealed.",
      submit: "Confirm the proposal",
    },
    reject: {
      button: "Decline",
      title: "Decline the proposal?",
      text: "The proposal goes away and nothing is decided. Whoever made it sees your reason.",
      submit: "Decline the proposal",
    },
  },
  verdict: {
    outcome: "Whose bike is it?",
    outcomes: {
      owner: { name: "The registered owner’s", hint: "Has shown that the bike is theirs." },
      claimant: { name: "The other person’s", hint: "Has shown that the bike is theirs." },
      unproved: {
        name: "It can’t be determined",
        hint: "Nobody has shown it, so the registered owner keeps the bike.",
      },
    },
    reasons: "Why?",
    reasonsHint:
      "Sent to both. Don’t name anyone, and don’t say what the other has sent. At least 20 characters.",
    proposal: {
      title: "Propose a decision",
      text: "Nothing happens until a colleague has confirmed it.",
      send: "Send the proposal",
      done: "Your proposal is with a colleague",
    },
    appeal: {
      title: "Decide the appeal",
      text: "The decision is final at once.",
      send: "Decide",
      done: "The appeal is decided",
    },
  },
} satisfies Texts<typeof sv>;
