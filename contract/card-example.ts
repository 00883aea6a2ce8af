/** A bike as a search shows it, for the OpenAPI document. */
export const exampleCard = {
  frameNumber: "•••914",
  status: "stolen",
  brand: "Bianchi",
  model: "Via Nirone 7",
  color: "röd",
  type: "landsväg",
  city: "Malmö",
  newlyRegistered: false,
  stolenSince: "2026-11-12",
};
