import type { Texts } from "#web/i18n/texts.ts";
import type { storeBikes as sv } from "./sv.ts";

export const storeBikes = {
  title: "The store’s bikes",
  register: "Register a bike",
  show: "Show",
  filters: { all: "All", waiting: "Waiting for the buyer" },
  none: "You haven’t registered a bike yet",
  noneText: "Bikes that you register at the till are collected here.",
  noneWaiting: "No bike is waiting for its buyer",
  failed: "Couldn’t load the bikes",
  sold: "Registered",
  by: "By",
  buyer: "Buyer",
  sticker: "Sticker",
  receipt: "Receipt",
  price: "Price",
  warranty: "Warranty",
  warrantyMonths_one: "{{count}} month",
  warrantyMonths_other: "{{count}} months",
  paid: "Paid with",
  paidSticker: "the sticker",
  paidPoints: "{{count}} points",
  marked: "Marked with the sticker’s code",
  states: {
    waiting: "Waiting until {{date}}",
    claimed: "Claimed {{date}}",
    returned: "Returned {{date}}",
  },
  returnedBy: {
    store: "You took back the registration.",
    buyer: "The customer said it wasn’t their bike.",
    time: "Nobody claimed it in time.",
  },
  address: {
    open: "Change or send again",
    title: "Send the link again",
    text: "The link that was sent stops working, and a new one is sent there.",
    send: "Send the link",
    sent: "The link has been sent",
    cancel: "Cancel",
  },
} satisfies Texts<typeof sv>;
