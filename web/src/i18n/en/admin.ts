import type { admin as sv } from "../sv/admin.ts";
import type { Texts } from "../texts.ts";

export const admin = {
  title: "Admin panel",
  waiting: "waiting",
  tiles: {
    bikeSearch: { name: "Search the register", text: "Every bike, with no detail hidden" },
    identityReviews: { name: "Identity reviews", text: "Compare ID cards and confirm who somebody is" },
    recoveryReports: { name: "Finds and reviews", text: "Reports, receipts and corrections" },
    business: { name: "Business data", text: "Revenue, points and registrations" },
    insurance: { name: "Insurance data", text: "Thefts and recovered bikes" },
    orders: { name: "Orders", text: "From customers and shops" },
    qrManagement: { name: "QR codes", text: "Make codes and keep stock" },
    campaigns: { name: "Discount codes", text: "A percentage off, or extra points" },
    businessRequests: { name: "Requests from companies", text: "Applications that wait for an answer" },
    approved: { name: "Approved companies", text: "Suspend and reopen" },
    partners: { name: "Partners", text: "Who is shown to everybody" },
    bugReports: { name: "Bug reports", text: "Faults that somebody has reported" },
    settings: { name: "Settings", text: "Your account, password and language" },
  },
} satisfies Texts<typeof sv>;
