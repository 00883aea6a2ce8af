import type { Texts } from "#web/platform/i18n/texts.ts";
import type { forShops as sv } from "./sv.ts";

export const forShops = {
  title: "For shops",
  heading: "Register the bike at the till",
  lead: "Your customer goes home with a bike they can prove is theirs, and its history says you sold it.",
  apply: "Apply",
  signIn: "Sign in",
  review: "You’ll hear back within 1–2 working days.",
  picture: "The till, with fields for frame number, bike, buyer, sticker and receipt.",
  gains: {
    till: {
      title: "Done at the till",
      text: "Read the frame number, choose the bike and type your customer’s email. They get a link and become the owner without paying anything.",
    },
    back: {
      title: "Customers find their way back",
      text: "Your name stays with the bike when it changes hands, and you can appear in the list of partner shops.",
    },
    stock: {
      title: "Stickers in stock",
      text: "Order them by the roll. Your stock is counted for you, and you can see when it’s time to order more.",
    },
    figures: {
      title: "Figures worth reading",
      text: "See week by week how many bikes you register, which brands they are and how many customers become owners straight away.",
    },
  },
  priceTitle: "What does it cost?",
  price:
    "A registration costs {{points}} points, or is included in the sticker if you put one on. You buy points when you need them.",
} satisfies Texts<typeof sv>;
