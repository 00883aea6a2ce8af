import type { registrationMore as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const registrationMore: Texts<typeof sv> = {
  sticker: {
    note: "QR sticker {{code}} will be linked to this bike.",
    remove: "Register without a sticker",
    takenTitle: "Sticker {{code}} can’t be used",
    takenText:
      "No points have been spent, and everything you’ve filled in is still here. You can register the bike without the sticker and link another one later.",
    without: "Register without it",
    back: "Back",
  },
  taken: {
    title: "This bike is already registered",
    text: "The register already has a bike with frame number {{frameNumber}}. We never show who owns it.",
    ownTitle: "You’ve already registered this bike",
    ownText: "The bike with frame number {{frameNumber}} is among your bikes.",
    check: "Read the frame number once more. O and 0, I and 1, S and 5 are easy to mix up.",
    bought: "Did you buy the bike second-hand? Then the seller transfers it to you.",
    ask: "Bought it? Request a transfer",
    claim: "Is this your bike?",
    stolenTitle: "This bike is reported stolen",
    stolenText:
      "The bike with frame number {{frameNumber}} is reported stolen. Don’t buy it, and don’t confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
    search: "Show in the register",
    myBikes: "Go to my bikes",
    edit: "Change the frame number",
  },
  done: {
    title: "Your bike is registered!",
    toast: "Your bike has been added for 100 points.",
    reviewTitle: "Your bike has been submitted",
    text: "Anyone who looks up the frame number can now see that the bike is registered.",
    reviewText: "Our staff will check the receipt. You’ll hear from us by email.",
    pointsLeft: "You have {{points, number}} points left.",
    certificate: "Download certificate (PDF)",
    sticker: "Order a QR sticker",
    open: "Show bike",
    all: "Go to my bikes",
    another: "Register another",
  },
};
