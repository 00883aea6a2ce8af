import type { landing as sv } from "./landing-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const landing = {
  ended: {
    text: "You’ve been signed out after 20 minutes without activity.",
    again: "Sign in again",
  },
  hero: {
    title: "Prove the bike is yours.",
    lead: "Register the frame number, save the receipt and get digital proof of ownership. If the bike is stolen, everyone who looks it up can see it.",
    field: "Frame number",
    placeholder: "Frame number",
    search: "Check",
    camera: "Photograph the frame number",
    createAccount: "Create account",
    signIn: "Sign in",
    myBikes: "My bikes",
    registerBike: "Register a bike",
    points: ["Check before you buy, free and without an account"],
  },
  sample: {
    verified: "Verified owner",
    bought: "Bought new",
    transferred: "New owner",
    today: "Today",
    sticker: "REGISTERED",
    stolen: "STOLEN",
    sale: "FOR SALE",
    registered: "Registered",
  },
  benefits: {
    title: "A bike without proof is easy to sell on",
    safety: {
      title: "Security that shows",
      text: "Report your bike stolen in a minute. Anyone who looks up the frame number sees it straight away, before they buy.",
    },
    price: {
      title: "Pay once",
      text: "points per bike. Then it stays in the register for as long as you own it.",
    },
    identity: {
      title: "Verified with BankID",
      text: "Behind every owner is a real person. Other users never see your personal number.",
    },
    sticker: {
      title: "QR code included",
      text: "The code on your certificate leads to the bike, and a sticker for the frame costs 50 points. Anyone who finds the bike can reach you without seeing your number.",
    },
    history: {
      title: "A history that stays with the bike",
      text: "Every change of owner is saved with its receipt. That makes the bike safer to buy and easier to sell.",
    },
    goal: {
      title: "Our goal",
      text: "To make a stolen bike impossible to sell in Sweden.",
    },
  },
  steps: {
    title: "Three steps to proof of ownership",
    list: [
      {
        title: "Type in the frame number",
        text: "It’s often under the bottom bracket. We’ll show you where to look.",
      },
      {
        title: "Add a photo and the receipt",
        text: "We read the receipt for you, check the details and fill in the form.",
      },
      {
        title: "Get your proof and QR code",
        text: "The bike is yours in the register. With a sticker on the frame, it shows on the street too.",
      },
    ],
  },
  used: {
    title: "Buying used? Check first.",
    text: "Type in the frame number and you’ll know straight away: registered, for sale or stolen.",
    search: "Check a bike",
  },
  stores: {
    title: "Do you run a bike shop?",
    text: "Register the bike for your customer at the till, keep stickers in stock and follow your figures week by week.",
    more: "How it works for shops",
  },
} satisfies Texts<typeof sv>;
