import type { parts as sv } from "./page-parts-sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const parts = {
  partners: {
    tab: "Partners",
    text: "You’ll find the shops and companies that work with the registry here. Want to be among the first? Get in touch.",
  },
  storeDashboard: {
    tab: "Shop centre",
    text: "You’ll be able to follow your shop’s registrations, stock and orders here. For now, you can look up frame numbers.",
  },
  storeGuide: {
    tab: "Guide",
    text: "This page will explain how your shop registers bikes for customers and uses QR codes.",
  },
  storeAnalytics: {
    tab: "Statistics",
    text: "You’ll see your shop’s registrations week by week here.",
  },
  storeBikes: {
    tab: "Bikes",
    text: "You’ll see the bikes your shop has registered for its customers here.",
  },
  storeRegister: {
    tab: "Register for a customer",
    text: "Your shop will be able to register a bike to its buyer here. Until then, buyers can do it themselves with their receipt.",
  },
  storeInventory: {
    tab: "Stock",
    text: "You’ll see your shop’s rolls and QR codes here.",
  },
  storeReceipts: {
    tab: "Receipts",
    text: "You’ll see the receipts your shop has issued here.",
  },
  analytics: {
    tab: "Statistics",
    text: "This page will show key figures for the whole registry.",
  },
  insurance: {
    tab: "Insurance data",
    text: "This page will show thefts and recovered bikes by month, town and bike type.",
  },
  business: {
    tab: "Business data",
    text: "This page will show revenue, points and registrations by shop.",
  },
  generator: {
    tab: "Create codes",
    text: "You’ll be able to create QR codes for shops and for self-registration here.",
  },
  inventory: {
    tab: "Stock",
    text: "This page will show how many rolls and codes each shop has, and how many there are for self-registration.",
  },
  approved: {
    tab: "Approved",
    text: "You’ll be able to suspend and reinstate approved businesses here.",
  },
  publicPartners: {
    tab: "Partners",
    text: "You’ll be able to choose which partners everyone sees here, and in what order.",
  },
  bugReports: {
    tab: "Bug reports",
    text: "Problems people have reported will be collected here.",
  },
  orders: {
    tab: "Orders",
    text: "Orders from customers and shops will be handled here.",
  },
  qrMissing: {
    tab: "QR code",
    heading: "There’s no code in the address",
    text: "Scan the QR code on the bike once more, or look up the frame number.",
  },
} satisfies Texts<typeof sv>;
