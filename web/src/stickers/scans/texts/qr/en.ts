import type { qr as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const qr: Texts<typeof sv> = {
  title: "QR code",
  badges: {
    ok: "OK",
    stolen: "STOLEN",
    unknown: "UNKNOWN",
  },
  owner: "Owner: {{name}}",
  registered:
    "This bike is registered and not reported stolen. Does it look abandoned? Call the police on 114 14.",
  failed: "The code couldn’t be looked up",
  found: {
    report: "Report as found",
    police: "Call the police 114 14",
    safety: "Don’t confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
    reward: "The owner is offering a reward of {{amount}}.",
  },
  compare: {
    title: "Does the frame number match?",
    hint: "Type in the number stamped on the frame, usually under the bottom bracket.",
    submit: "Compare",
    yes: {
      answer: "Yes, it matches.",
      text: "The code and the bike belong together.",
    },
    no: {
      answer: "No, it doesn’t match.",
      text: "This code belongs to a bike with another frame number. Read the number once more. If it still doesn’t match, don’t buy the bike.",
    },
  },
  changingOwner: "A change of owner is waiting to be signed.",
  unknown: {
    title: "This code doesn’t belong to a bike",
    text: "It isn’t in the register. Is it your bike? Register it so that a finder can reach you.",
  },
  void: {
    title: "Invalid QR code",
    text: "The bike’s owner has cancelled this sticker. If it is on a bike, it may have been moved there.",
  },
  "bike-deleted": {
    title: "This bike was removed from the register",
    text: "Its owner has removed the bike this sticker was on. Is it your bike now? Register it.",
  },
  sold: {
    title: "This bike is waiting for its buyer",
    text: "A shop has registered the bike, and the buyer hasn’t claimed it yet. Is that you? Open the link the shop sent.",
  },
  free: {
    title: "Sticker {{code}} isn’t in use",
    text: "It doesn’t belong to a bike yet. Put it on your bike so that a finder can reach you.",
    store: "This sticker is from {{name}} in {{city}}.",
    bike: "Link it to",
    link: "Link sticker",
    linked: "The sticker now leads to your bike.",
    register: "Register a bike with this sticker",
    signIn: "Sign in and link it to your bike",
  },
  stolen: "An unregistered bike can be stolen too. Look up its frame number before you buy.",
  register: "Register this bike",
  search: "Look up the frame number",
  scans: {
    share: "Share where I am",
    hint: "The owner will see roughly where, to within a kilometre. We keep nothing about who you are.",
    shared: "Thank you! The owner will see roughly where you are.",
    sharedNear: "Thank you! The owner will see that the bike is near {{town}}.",
    refused:
      "Your browser isn’t allowed to see where you are. Allow location for this site in your settings and try again.",
    unavailable: "We couldn’t find out where you are. Try again, outdoors if you can.",
  },
};
