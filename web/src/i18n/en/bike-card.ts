import type { bikeCard as sv } from "../sv/bike-card.ts";
import type { Texts } from "../texts.ts";

export const bikeCard = {
  brand: "Make",
  model: "Model",
  color: "Colour",
  type: "Type of bike",
  unknownBike: "Make and model are hidden",
  contactOwner: "Contact owner",
  own: "Your bike",
  numberEndsIn: "The frame number ends in",
  name: "Name",
  description: "Description",
  forSale: "FOR SALE",
  price: "SEK {{price, number}}",
  stolenBattery: "STOLEN BATTERY",
  batteryNumber: "Reported stolen. Serial number:",
  newlyRegistered: "Newly registered",
  newlyRegisteredHint: "Registered within the last 30 days. Ask to see the receipt before you buy.",
  stolenSince: "Reported stolen {{date}}",
  advice: "Do not buy the bike and do not confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
  registeredAdvice: "The bike is not reported stolen here. Still ask the seller to show the receipt.",
} satisfies Texts<typeof sv>;
