import type { parts as sv } from "../sv/page-parts.ts";
import type { Texts } from "../texts.ts";

export const parts = {
  forSale: {
    tab: "For sale",
    empty: "No bikes for sale yet",
    text: "Registered bikes that their owners want to sell are shown here.",
  },
  wanted: {
    tab: "Wanted",
    empty: "No appeals yet",
    text: "Owners appeal here for their stolen bikes. Wondering whether a certain bike is stolen? Look up its frame number.",
  },
  adAlerts: {
    tab: "Saved alerts",
    empty: "No hits yet",
    text: "When an advert matches an alert you have saved, it is shown here. You have no alerts.",
  },
  partners: {
    tab: "Partners",
    empty: "No partners yet",
    text: "Shops and companies that work together with the register are shown here. Would you like to be the first?",
  },
  storeDashboard: {
    tab: "Shop centre",
    empty: "Nothing to follow yet",
    text: "This is where you follow the shop's registrations, stock and orders. There are none yet.",
  },
  storeGuide: {
    tab: "Guide",
    empty: "The guide is not finished yet",
    text: "It will say here how the shop registers bikes for customers and uses QR codes.",
  },
  storeAnalytics: {
    tab: "Statistics",
    empty: "No statistics yet",
    text: "The shop's registrations week by week are shown here, once there are any.",
  },
  storeBikes: {
    tab: "Bikes",
    empty: "No bikes yet",
    text: "Bikes that the shop has registered for its customers gather here.",
  },
  storeRegister: {
    tab: "Register for a customer",
    empty: "Registering for customers is not possible yet",
    text: "This is where the shop registers a sold bike to its buyer. Until then buyers can do so with their receipt.",
  },
  storeInventory: {
    tab: "Stock",
    empty: "Nothing in stock yet",
    text: "The shop's rolls and QR codes are shown here.",
  },
  storeReceipts: {
    tab: "Receipts",
    empty: "No receipts yet",
    text: "Receipts that the shop has issued gather here.",
  },
  analytics: {
    tab: "Statistics",
    empty: "No figures yet",
    text: "Key figures of the whole register are shown here. None have been compiled yet.",
  },
  insurance: {
    tab: "Insurance data",
    empty: "No figures yet",
    text: "Thefts and recovered bikes by month, city and type are shown here. None have been compiled yet.",
  },
  business: {
    tab: "Business data",
    empty: "No figures yet",
    text: "Revenue, points and registrations by shop are shown here. None have been compiled yet.",
  },
  generator: {
    tab: "Make codes",
    empty: "No QR codes yet",
    text: "QR codes for shops and for self-registration are made here.",
  },
  inventory: {
    tab: "Stock",
    empty: "Nothing in stock yet",
    text: "How many rolls and codes each shop has, and how many there are for self-registration, is shown here.",
  },
  businessRequests: {
    tab: "Requests",
    empty: "No requests yet",
    text: "Applications and orders from companies wait here for an answer.",
  },
  storeRequests: {
    tab: "Applications",
    empty: "No applications yet",
    text: "Shops that want to become partners wait here for a decision.",
  },
  approved: {
    tab: "Approved",
    empty: "No approved companies yet",
    text: "Approved companies are shown here, and can be suspended and reopened.",
  },
  publicPartners: {
    tab: "Partners",
    empty: "No partners yet",
    text: "This is where it is decided which partners everybody sees, and in what order.",
  },
  bugReports: {
    tab: "Bug reports",
    empty: "No bug reports yet",
    text: "Faults that somebody has reported gather here.",
  },
  orders: {
    tab: "Orders",
    empty: "No orders yet",
    text: "Orders from customers and shops are handled here.",
  },
  qrMissing: {
    tab: "QR code",
    empty: "There is no code in the address",
    text: "Scan the QR code on the bike once more, or look up the frame number.",
  },
} satisfies Texts<typeof sv>;
