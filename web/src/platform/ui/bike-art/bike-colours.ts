import type { BikeColour } from "#contract/bikes/bike-types.ts";

export const bikeColours: Record<BikeColour, string> = {
  svart: "#2a3033",
  vit: "#efebe1",
  grå: "#87918c",
  silver: "#b4bcc0",
  röd: "#c8402f",
  blå: "#2a66bd",
  ljusblå: "#77b3dc",
  grön: "#2f7f5e",
  gul: "#f4bb2e",
  orange: "#e27b2c",
  rosa: "#e38fa9",
  lila: "#7a5ba8",
  brun: "#7c5a3f",
  turkos: "#2aa39c",
  beige: "#cdbb97",
};
