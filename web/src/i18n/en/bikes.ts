import type { bikes as sv } from "../sv/bikes.ts";
import type { Texts } from "../texts.ts";

export const bikes = {
  title: "My bikes",
  register: "Register a bike",
  count_one: "{{count}} bike",
  count_other: "{{count}} bikes",
  countSoFar: "The latest {{count}}",
  loading: "Fetching your bikes …",
  loadMore: "Show more",
  moreFailed: "More bikes could not be fetched.",
  empty: {
    title: "Your bikes will stand here",
    text: "Register your first bike with its frame number, a photo and the receipt. It takes a few minutes.",
  },
  failed: "The bikes could not be fetched",
  failedOne: "The bike could not be fetched",
  bike: {
    loading: "Fetching the bike …",
    back: "My bikes",
    registeredOn: "Registered on {{date}}",
    submittedOn: "Submitted on {{date}}",
    review:
      "A member of staff is reading the receipt. The bike cannot be found by others until it is approved, and 100 points are reserved.",
    stolen:
      "The bike is reported stolen and cannot be changed, removed or handed over until it has been recovered.",
    facts: "Details",
    type: "Type",
    brand: "Brand",
    model: "Model",
    color: "Colour",
    city: "City",
    battery: "Serial number of the battery",
    typed: "The frame number as you wrote it",
    description: "Description",
    receipt: "Show the receipt",
    publicView: "See what others see",
  },
  receipt: {
    title: "Receipt",
    image: "The receipt of the bike",
    privacy: "Only you can see the receipt.",
    loading: "Fetching the receipt …",
    failed: "The receipt could not be shown.",
    missing: "There is no receipt for this bike.",
    newTab: "Open in a new tab",
  },
  notFound: {
    title: "There is no such bike",
    text: "The address may be misspelt, or the bike may not be yours.",
    back: "To my bikes",
  },
} satisfies Texts<typeof sv>;
