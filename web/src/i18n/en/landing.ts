import type { landing as sv } from "../sv/landing.ts";
import type { Texts } from "../texts.ts";

export const landing = {
  hero: {
    title: "Prove the bike is yours.",
    lead: "Register the frame number, save the receipt and get a digital proof of ownership. If the bike is stolen, everyone who looks it up can see that it is yours.",
    field: "Frame number",
    placeholder: "Frame number",
    search: "Look it up",
    createAccount: "Create account",
    signIn: "Sign in",
    myBikes: "My bikes",
    registerBike: "Register a bike",
    points: ["Free to search, no account needed", "No monthly fee"],
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
      text: "Report the bike stolen with one tap. Everyone who looks up the frame number sees it at once, before anyone has time to buy it.",
    },
    price: {
      title: "Pay once",
      text: "points per bike. Then it stays in the register for as long as you own it.",
    },
    identity: {
      title: "Verified with BankID",
      text: "Behind every owner is a real person. Your personal number is never shown to anyone else.",
    },
    sticker: {
      title: "QR code included",
      text: "The sticker on the frame leads to the proof of ownership. Whoever finds the bike can reach you without seeing your number.",
    },
    history: {
      title: "A history that stays with the bike",
      text: "Every change of owner is saved with its receipt. That makes the bike safer to buy and easier to sell.",
    },
    goal: { title: "Our goal", text: "That a stolen bike is impossible to sell in Sweden." },
  },
  steps: {
    title: "Three steps to proof of ownership",
    list: [
      {
        title: "Type in the frame number",
        text: "It is often under the bottom bracket. We show you where on the bike to look.",
      },
      {
        title: "Add a photo and the receipt",
        text: "We read the receipt for you, check the details and fill in the form.",
      },
      {
        title: "Get your proof and QR code",
        text: "The bike is yours in the register. Put the sticker on the frame and it shows on the street too.",
      },
    ],
  },
  used: {
    title: "Buying used? Look it up first.",
    text: "Type the frame number into the search field. The answer comes at once: registered, for sale or stolen.",
    search: "Look up a bike",
  },
  stores: {
    title: "Do you run a bike shop?",
    text: "Look up the frame number before you take a bike in part exchange, and print it on every receipt. Then your customers can register their new bike the same day.",
    search: "Check a frame number",
  },
} satisfies Texts<typeof sv>;
