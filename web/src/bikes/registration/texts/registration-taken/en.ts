import type { registrationTaken as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const registrationTaken: Texts<typeof sv> = {
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
};
