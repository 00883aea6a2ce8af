import type { Texts } from "#web/platform/i18n/texts.ts";
import type { ownershipDisputes as sv } from "./sv.ts";

export const ownershipDisputes = {
  claim: {
    title: "Is this your bike?",
    lead: "Has someone else registered a bike that’s yours? Then we’ll find out whose it is.",
    bought: "If you bought it from the registered owner, you don’t need this. Request a transfer instead.",
    about: "It’s about",
    steps: {
      title: "What happens",
      tell: "You tell us why the bike is yours and show it with photos.",
      held: "The bike is marked “Ownership is being examined” for everyone to see. Until that’s decided it can’t change hands, be sold, changed or deleted.",
      answer: "The registered owner has {{days}} days to answer.",
      decide:
        "Two administrators read everything and decide. You both get the decision with its reasons. If the bike is yours, it’s registered to you from then on.",
      appeal: "Whoever disagrees can appeal once, within {{days}} days. Someone else reviews it then.",
    },
    seen: {
      title: "Who sees what",
      text: "Only administrators see who you are, what you write and your photos. The registered owner learns that someone claims the bike.",
    },
    false: {
      title: "It has to be true",
      text: "Anyone who gives false information may have their account locked, and we may report false papers to the police. We examine a claim to a bike once, and you can claim {{count}} bikes a year at most.",
    },
    signIn: "Sign in to go on",
    signInText: "You need an account and a verified identity. You’ll come back here afterwards.",
    toSignIn: "Sign in",
    others: "Only people with a personal account can claim a bike.",
    which: "Find the bike first",
    whichText: "Search for the frame number and press “Is this your bike?” beside the bike.",
    search: "Search the register",
    failed: "Your account couldn’t be loaded",
    form: {
      text: "Why is the bike yours?",
      hint: "When and where you bought it, how you lost it and what you know it by. At least 20 characters.",
      pictures: "Photos that show it",
      picturesHint: "Such as the receipt, a photo of you with the bike, or a mark only you know of.",
      send: "Send",
    },
  },
  proof: {
    title: "Verify your identity first",
    text: "We need to know who you are to find out whose bike it is. With BankID it takes a minute.",
    way: "Verify your identity",
  },
  title: "Ownership is being examined",
  titles: { claimant: "Your claim to {{bike}}", owner: "Someone claims {{bike}}" },
  missing: "There’s no such dispute",
  missingText: "Check that you’re signed in with the right account.",
  failed: "The dispute couldn’t be loaded",
  sent: "We’ve got your claim.",
  states: {
    claimant: {
      waits:
        "The registered owner can answer until {{day}}. Then two administrators decide whose bike it is.",
      answered:
        "The registered owner has answered. Two administrators now read everything and decide whose bike it is.",
      late: "The time to answer is over. Two administrators now read everything and decide whose bike it is.",
    },
    owner: {
      waits:
        "Someone else says this bike is theirs. Show why it’s yours, by {{day}}. If you don’t answer, we’ll decide anyway.",
      answered: "We’ve got your answer. Two administrators read everything and decide whose bike it is.",
      late: "The time to answer is over, but you can write until it’s decided.",
    },
    decided: "The decision can be appealed until {{day}}.",
    appealed: "The decision has been appealed. Someone who had no part in it is reviewing it.",
    closed: "The decision is final.",
    withdrawn: {
      claimant: "You’ve taken your claim back.",
      owner: "The claim has been taken back. The bike is yours as before.",
    },
  },
  held: "While the ownership is being examined, the bike can’t change hands, be sold, changed or deleted.",
  facts: {
    frameNumber: "Frame number",
    opened: "Claimed",
    answerBy: "Answer by",
    other: "The other person last wrote",
  },
  bike: "Go to the bike",
  own: "What you’ve sent",
  ownText: "Only administrators see this.",
  picture: "Photo {{number}}",
  answer: {
    title: "Your answer",
    again: "Add something",
    text: "Why is the bike yours?",
    hint: "How you got it, from whom and when. At least 20 characters.",
    more: "What do you want to add?",
    moreHint: "At least 20 characters. You can write {{count}} times at most.",
    pictures: "Photos that show it",
    picturesHint: "Such as the receipt, the contract or older photos of the bike. Optional.",
    send: "Send",
  },
  withdraw: {
    button: "Take the claim back",
    title: "Take your claim back?",
    text: "The examination ends and the bike stays with its registered owner.",
    submit: "Take it back",
  },
  decisions: "Decisions",
  afterAppeal: "After appeal: ",
  outcomes: {
    claimant: {
      owner: "The bike isn’t yours",
      claimant: "The bike is yours",
      unproved: "Nobody could show whose bike it is",
    },
    owner: {
      owner: "The bike is yours",
      claimant: "The bike isn’t yours",
      unproved: "Nobody could show whose bike it is",
    },
  },
  unproved: "So it stays with its registered owner.",
  byPeople: "People made this decision, without automated tools.",
  appeal: {
    title: "Appeal",
    possible:
      "Don’t agree? You can appeal once, until {{day}}. Someone other than those who decided will review it.",
    waiting: "We’ve got your appeal. You’ll hear from us here, in a notification and by email.",
    used: "The decision has already been appealed, and that’s possible only once.",
    tooLate: "The time for appeals is over.",
    court: "You can also let a court decide who owns the bike.",
    text: "Why is the decision wrong?",
    hint: "Tell us what we’ve missed or misunderstood. At least 20 characters.",
    pictures: "New photos",
    picturesHint: "If you have more evidence than you’ve already sent. Optional.",
    send: "Appeal",
  },
} satisfies Texts<typeof sv>;
