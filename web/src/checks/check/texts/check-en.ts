import { vocabulary } from "#web/platform/i18n/en/vocabulary.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import type { check as sv } from "./check-sv.ts";

export const check = {
  colours: vocabulary.colours,
  title: "Check before you buy",
  lead: "Type the frame number or read it with the camera. You’ll have the answer at once.",
  field: "Frame number",
  placeholder: "Frame number",
  button: "Check",
  camera: "Use the camera",
  cameraFailed: "The camera couldn’t be opened. Type the number instead.",
  privacy: "Free, no account. Neither the seller nor the owner is told that you checked.",
  where: "Where is the number?",
  places: ["Under the bottom bracket", "On the seat tube", "On the head tube"],
  another: "Check another number",
  loading: "Checking the number…",
  at: "Checked {at}",
  steps: "What to do now",
  ask: "Ask the seller",
  police: "Call the police, 114 14",
  now: "Don’t confront anyone. Happening right now? Call 112.",
  tip: "Tip off the owner",
  ad: "See the owner’s ad, {price}",
  since: "Owner verified since {year}. We don’t say who it is.",
  proved: "The owner is verified. We don’t say who it is.",
  reported: "Reported stolen on {day}.",
  reportedAt: "Reported stolen on {day}, {place}.",
  fresh: "Registered less than a month ago. Ask why.",
  typed: "You typed",
  registered: "Stolen bike",
  photo: "The bike’s photo",
  near: "A stolen bike has almost the same number",
  nearText:
    "Read the number on the bike again. Does it match the stolen one? Don’t buy the bike. Call the police on 114 14.",
  sharedNothing: "There was no frame number in what you shared. Type it here instead.",
  cases: {
    stolen: {
      sign: "Stolen",
      title: "Don’t buy this bike",
      text: "",
      steps: [
        "Walk away. Say you want to think it over.",
        "Pay nothing. A stolen bike goes back to its owner, even if you’ve bought it.",
        "Save the ad and the seller’s number. Don’t photograph anyone.",
      ],
      ask: ["Don’t ask about the theft. Leave that to the police."],
    },
    "resembles-stolen": {
      sign: "Hold off",
      title: "Looks like a stolen bike’s number",
      text: "Characters such as zero and O are easily mixed up, or altered.",
      steps: [
        "Read the number on the bike again, one character at a time.",
        "The same bike? Don’t buy it. Call the police once you’ve left.",
        "Don’t photograph anyone.",
      ],
      ask: ["May I read the number once more?", "Do you have the receipt? Is the frame number on it?"],
    },
    disputed: {
      sign: "Hold off",
      title: "Ownership is being examined",
      text: "Two people say the bike is theirs. We haven’t decided yet.",
      steps: [
        "Don’t buy it now. It can’t change owners until that’s decided.",
        "Pay nothing in advance, not even a deposit.",
        "Contact the seller again once the case is closed.",
      ],
      ask: [
        "Did you know that somebody else claims the bike?",
        "Do you have the receipt? Is the frame number on it?",
      ],
    },
    "for-sale": {
      sign: "Owner verified",
      title: "For sale by its owner",
      text: "Not reported stolen.",
      steps: [
        "Compare the bike with the ad here. Same price, same photo?",
        "Find out whether the seller is the owner. Ads get copied.",
        "Pay when you do the transfer, not before.",
      ],
      ask: ["Can you show me the bike under My bikes?", "Can we do the transfer here and now?"],
    },
    registered: {
      sign: "Owner verified",
      title: "Registered, not reported stolen",
      text: "",
      steps: [
        "Is the seller the owner? Ask to see the bike under My bikes.",
        "Compare brand, colour and photo with the bike in front of you.",
        "Pay when you do the transfer, not before.",
      ],
      ask: ["Are you the registered owner?", "Can we do the transfer here and now?"],
    },
    sold: {
      sign: "Sold by a shop",
      title: "Sold, but not registered",
      text: "A shop has sold this bike. The buyer hasn’t registered it yet.",
      steps: [
        "Ask to see the shop’s receipt. The frame number should be on it.",
        "Ask for ID. The name should match the receipt.",
        "Ask the seller to register the bike first. Then you can do a transfer.",
      ],
      ask: ["When and where did you buy it?", "Why haven’t you registered it?"],
    },
    unknown: {
      sign: "No match",
      title: "Not known to us",
      text: "That doesn’t mean all is well. Many bikes aren’t in the register, and nor are all stolen ones.",
      steps: [
        "Read the number again, one character at a time.",
        "Feel the number. Filed, painted over or taped? Don’t buy the bike.",
        "Collect the bike at the seller’s home, not in a car park.",
      ],
      ask: ["Do you have the receipt? Is the frame number on it?", "May I see your ID? Is it the same name?"],
    },
  },
  failures: {
    "not-a-number": {
      title: "That’s not a frame number",
      text: "A frame number has 6–20 letters and digits. Read it on the bike again.",
    },
    day: {
      title: "You’ve checked a lot of numbers today",
      text: "You can check more tomorrow. In a hurry? Sign in to search more.",
    },
    pause: { title: "Wait a minute", text: "That was a lot of questions at once. Then try again." },
    offline: {
      title: "No connection",
      text: "Your number is still here. Try again when you’re back online, and pay nothing until then.",
    },
    failed: {
      title: "We couldn’t check the number",
      text: "The fault is ours. Try again, and pay nothing until you have an answer.",
    },
  },
  again: "Try again",
  words: "Search by brand, colour or town instead",
  askSeller: "Have the seller show that it’s their bike",
  similar: "Search for numbers like this one",
} satisfies Texts<typeof sv>;
