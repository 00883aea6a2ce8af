import type { bikeCard as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const bikeCard = {
  brand: "Brand",
  model: "Model",
  color: "Colour",
  type: "Bike type",
  unknownBike: "Brand and model are hidden",
  contactOwner: "Contact owner",
  askForIt: "Is it yours? Request a transfer",
  own: "Your bike",
  numberEndsIn: "The frame number ends in",
  name: "Name",
  description: "Description",
  forSale: "FOR SALE",
  price: "SEK {{price, number}}",
  stolenBattery: "STOLEN BATTERY",
  batteryNumber: "Reported stolen. Serial number:",
  newlyRegistered: "Newly registered",
  newlyRegisteredHint: "Registered in the last 30 days. Ask to see the receipt before you buy.",
  stolenSince: "Reported stolen {{date}}",
  reward: "Reward SEK {{amount, number}}",
  advice: "Don’t buy the bike, and don’t confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
  registeredAdvice: "This bike isn’t reported stolen here. Still, ask the seller to show you the receipt.",
} satisfies Texts<typeof sv>;
