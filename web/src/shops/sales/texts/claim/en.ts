import type { Texts } from "#web/platform/i18n/texts.ts";
import type { claim as sv } from "./sv.ts";

export const claim = {
  title: "Your bike is waiting for you",
  lead: "{{store}} has registered it for you. Claim it and it’s yours in the register: you can report it stolen, sell it and show that it’s yours.",
  free: "Free of charge. Waiting for you until {{date}}.",
  sticker: "The sticker on the frame leads to the bike’s page.",
  review:
    "The frame number was registered before, so we may have to review the bike before others can see it.",
  signedOut: "You identify yourself with BankID. If you have no account, it takes a minute to make one.",
  register: "Claim with BankID",
  signIn: "I already have an account",
  claim: "Claim the bike",
  signedInAs: "You’re signed in as {{email}}.",
  prove: "Identify yourself with BankID",
  needsProof: "Identify yourself with BankID first, and then you can claim the bike.",
  wrongRole: "Only the buyer can claim the bike. Sign out, and sign in with your own account.",
  done: "The bike is yours",
  doneText: "It’s registered to you and verified by the shop.",
  toBike: "Show my bike",
  notMine: "It isn’t my bike",
  decline: {
    title: "Not your bike?",
    text: "The registration goes back to the shop, and the link stops working.",
    yes: "It isn’t my bike",
    no: "Cancel",
    done: "Thanks, the shop will know",
    doneText: "The registration has gone back to the shop. There’s nothing more for you to do.",
  },
  invalidText:
    "Was it copied wrong, or has the shop sent a new one? Open the link in the latest email, or ask the shop to send it again.",
} satisfies Texts<typeof sv>;
