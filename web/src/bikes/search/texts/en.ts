import type { search as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { store } from "./store-en.ts";

export const search = {
  title: "Look up a bike",
  documentTitle: "Look up a bike",
  intro:
    "Search by the frame number stamped on the bike. Stolen bikes and bikes for sale can also be found by brand, colour and town. No account needed.",
  field: "Frame number or search words",
  placeholder: "Frame number, brand, model …",
  submit: "Search",
  submitShort: "Search",
  clear: "Clear",
  filters: {
    title: "Filters",
    chosen: "Active filters",
    brand: "Brand",
    model: "Model",
    color: "Colour",
    city: "Town",
    type: "Bike type",
    remove: "Remove {{filter}}",
    clear: "Clear all filters",
  },
  status: {
    stolen: "Stolen bikes",
    for_sale: "For sale",
  },
  order: { label: "Sort", newest: "Newest first", oldest: "Oldest first" },
  results: {
    label: "Search results",
    searching: "Searching …",
    latest: "Stolen bikes and bikes for sale",
    count_one: "One match",
    count_other: "{{count}} matches",
    countSoFar_one: "The first match",
    countSoFar_other: "The first {{count}} matches",
    more: "Show more",
    loading: "Loading more …",
  },
  watch: { title: "Have you seen any of these?", all: "Show all stolen bikes" },
  watchThis: "Watch this search",
  understood: {
    title: "How we read your search",
    corrected: "We read {{typed}} as {{value}}",
    without: "No bike matches {{words}}. Showing bikes that match the rest.",
    word: "Word",
  },
  near: {
    typed: "You typed",
    registered: "In the register",
    stolen_one: "Very close to a stolen bike’s number",
    stolen_other: "Very close to the numbers of stolen bikes",
    stolenText:
      "Don’t buy yet. The number differs from yours by a character or two. Compare it with the frame, character by character.",
    one: "Did you mean {{number}}?",
    many: "Did you mean one of these?",
    text_one: "It’s registered, and easy to mix up with the number you typed. Compare it with the frame.",
    text_other:
      "They’re registered, and easy to mix up with the number you typed. Compare them with the frame.",
  },
  miss: {
    short: "Type at least three characters",
    shortText:
      "Type at least the first three characters of the number, or at least four from the middle or the end.",
    number: "No bike with frame number",
    sold: "Sold by a shop, not registered yet:",
    soldText:
      "A shop has sold this bike and is waiting for the buyer to register it. Only buy it from the person who has the shop’s receipt.",
    none: {
      any: "No stolen or advertised bike matches",
      stolen: "No stolen bikes match your search",
      for_sale: "Bikes for sale are among the ads",
    },
    ads: "See the ads",
    text: "This bike isn’t registered here. An unregistered bike can be stolen too, so always check the receipt before you buy.",
    textWithoutNumber:
      "Registered bikes that are neither stolen nor for sale are shown only when you type the whole frame number. An unregistered bike can be stolen too, so always check the receipt before you buy.",
    register: "Register this bike",
    change: "Change search",
    tips: "Expected a match?",
    tipList: [
      "Check the frame once more. O and 0, I and 1, S and 5, B and 8 are easy to mix up.",
      "A bike can have several numbers. The one on the frame counts, not the one on the lock or battery.",
      "Can’t read part of the number? Three characters from the beginning, or four in a row, are enough for a bike that is stolen or for sale. Others are found by the whole number.",
    ],
    part: "Part of a number only finds bikes that are stolen or for sale. Others are found only by the whole number.",
  },
  invitation: {
    title: "Want to see more?",
    text: "This is as far as the list goes without an account. Create one to see the rest, or add another filter to narrow your search.",
    register: "Create account",
    signIn: "Sign in",
  },
  failed: { title: "Your search didn’t get through" },
  limited: {
    day: "No more searches today",
    countdown: "We’ll search again in {{count}} s.",
    now: "Search now",
    title: "Take a short break",
    text: "There’s a limit so nobody can copy the whole register.",
  },
  where: {
    title: "Where’s the frame number?",
    places: ["Under the bottom bracket", "On the seat tube", "On the head tube"],
  },
  buying: {
    title: "Buying second-hand?",
    text: "Look up the number before you pay, and compare it with the frame. If you buy a stolen bike, you may lose it.",
  },
  tips: {
    title: "Search tips",
    list: [
      "A full frame number gives the most reliable answer. Spaces and hyphens don’t matter.",
      "Can you only read part of the number? The first three characters are enough to find a stolen bike, or any four in a row.",
      "Stolen bikes and bikes for sale can also be found by words. Write it the way you’d say it: red ladies’ bike Malmö, or stolen e-bikes.",
      "All other bikes are shown only when you type the whole frame number.",
      "Å, ä and ö don’t matter: malmo finds Malmö.",
      "You can’t search for anything the owner has chosen to hide.",
      "No match doesn’t mean the bike is OK. An unregistered bike can be stolen too.",
    ],
  },
  keys: {
    title: "Keyboard shortcuts",
    list: [
      {
        key: "/",
        does: "Go to the search field",
      },
      {
        key: "↓ ↑",
        does: "Next and previous bike",
      },
      {
        key: "Enter",
        does: "Show more or less about the bike",
      },
      {
        key: "?",
        does: "Show this list",
      },
      {
        key: "Esc",
        does: "Close",
      },
    ],
  },
  store,
  admin: {
    title: "Search the register",
    recorded:
      "You see everything here, including what owners hide. Your searches are recorded. Never search for personal numbers.",
    q: "Frame number or search words",
    owner: "Owner’s name or email",
    status: "Status",
    statuses: {
      any: "All",
      stolen: "Stolen",
      for_sale: "For sale",
      pending_review: "Under review",
      deleted: "Deleted",
    },
    nothingAsked: "Type what you’re looking for, or choose a status.",
    none: "No bikes match your search",
    deleted: "Deleted",
    duplicate: "Possible duplicate",
    name: "Name",
    description: "Description",
    bikeOwner: "Owner",
    noOwner: "Previous owner",
    changeBalance: "Correct points balance",
    typed: "Number as the owner typed it",
    battery: "Battery serial number",
    registeredAt: "Registered",
    stolenSince: "Reported stolen",
    hidden: "Hidden from others",
    id: "Bike ID",
    fields: {
      name: "name",
      brand: "brand",
      model: "model",
      color: "colour",
      type: "bike type",
      description: "description",
      photo: "photo",
    },
  },
} satisfies Texts<typeof sv>;
