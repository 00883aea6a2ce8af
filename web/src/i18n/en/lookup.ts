import type { lookup as sv } from "../sv/lookup.ts";
import type { Texts } from "../texts.ts";

export const lookup = {
  title: "Look up a bike",
  documentTitle: "Look up a bike by its frame number",
  placeholder: "Frame number",
  submit: "Look up",
  intro: "Type the frame number stamped on the bike. You need no account.",
  searching: "Searching …",
  hit: "One match",
  card: {
    unknownBike: "Make and model are hidden",
    color: "Colour",
    type: "Type",
    city: "City",
    name: "Name",
    description: "Description",
    newlyRegistered: "Newly registered",
    newlyRegisteredHint: "Registered within the last 30 days. Ask to see the receipt before you buy.",
    stolenSince: "Reported stolen {{date}}",
    callPolice: "Call the police 114 14",
    advice:
      "Do not buy the bike and do not confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
    registeredAdvice: "The bike is not reported stolen here. Still ask the seller to show the receipt.",
  },
  miss: {
    title: "No bike with the frame number",
    text: "It means that the bike is not registered here. An unregistered bike can be stolen too, so always check the receipt before you buy.",
    register: "Register the bike",
    change: "Change the search",
    tips: "Did you expect a match?",
    tipList: [
      "Compare with the frame once more. O and 0, I and 1, S and 5, B and 8 are easily mixed up.",
      "A bike can carry several numbers. The one on the frame counts, not that of the lock or the battery.",
      "We look for the whole number. A part of it is not enough.",
    ],
  },
  failed: { title: "The search did not get through" },
  limited: { title: "Take a short break" },
  where: {
    title: "Where is the frame number?",
    places: ["Under the bottom bracket", "On the seat tube", "On the head tube"],
  },
  found: {
    title: "Buying second-hand?",
    text: "Look the number up before you pay, and compare it with the number on the frame. Whoever buys a stolen bike may lose it.",
  },
} satisfies Texts<typeof sv>;
