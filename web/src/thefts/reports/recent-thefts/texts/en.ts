import type { recentThefts as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const recentThefts: Texts<typeof sv> = {
  title: "Stolen bikes",
  lead: "The latest thefts, across Sweden or near you. Recognise one? Let us know and the owner hears straight away.",
  filters: {
    near: "Town",
    radius: "Distance",
    radii: { "1": "10 km", "3": "30 km", "5": "50 km" },
    type: "Type",
    color: "Colour",
    any: "All",
    show: "Show",
  },
  inSweden: "Latest thefts in Sweden",
  near: "Latest thefts near {{town}}",
  loading: "Loading stolen bikes …",
  more: "Show more",
  further: "None of the latest thefts match. There are older ones to look through.",
  failed: "The stolen bikes couldn’t be loaded",
  empty: "No stolen bikes here",
  emptyAll: "No bike is reported stolen right now.",
  emptyText: "No bike like that is reported stolen right now. Try a longer distance or remove a filter.",
  all: "Show all of Sweden",
  watch: {
    title: "Do you live in {{town}}?",
    text: "We’ll tell you when a bike is stolen near you. Stop whenever you like.",
    button: "Watch {{town}}",
    signIn: "Sign in to watch",
    name: "Stolen near {{town}}",
  },
  map: {
    title: "Where are most bikes stolen?",
    table: "Show as a table",
    county: "County",
    stolen: "Stolen",
    rate: "Per 1,000",
    unknown: "Unknown town",
    nothing: "No thefts to show by county yet.",
    failed: "The map couldn’t be loaded",
    how: "Bikes reported stolen to us, by the town the owner gave, compared with how many were registered there. Each number is rounded to the nearest five, so that no single theft can be worked out.",
  },
  tips: {
    seen: "Have you seen one of them?",
    seenText:
      "Message the owner to say where. Don’t confront anyone. If a crime is in progress, call 112. The police take tips on 114 14.",
    buying: "Buying a used bike?",
    buyingText: "Check the frame number first. It takes half a minute.",
    search: "Check a frame number",
  },
  feeds: {
    title: "For developers",
    text: "The same bikes as a feed, always up to date. Maps show the centre of the town, never the exact place.",
    atom: "Atom, for news readers",
    geoJson: "GeoJSON, for maps",
  },
};
