import type { admin as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const admin = {
  title: "Admin panel",
  toDo: {
    title: "To do",
    count: "To do: {{number}}",
    oldest: "Oldest came {{age}}",
    begin: "Start with the oldest",
    empty_one: "Nothing waits in one list",
    empty_other: "Nothing waits in {{count}} lists",
    failed: "What is waiting could not be fetched. Reload the page.",
    incomplete: "Some of what is waiting could not be fetched. Reload the page.",
    queues: {
      receipts: "Bikes and receipts to review",
      identities: "ID cards to review",
      rewards: "Rewards to decide on",
      corrections: "Corrections to decide on",
      ownershipDisputes: "Ownership disputes to decide",
      removals: "Removals to approve",
      extracts: "Extracts to approve",
      emailRequests: "Email changes to approve",
      accesses: "Opened data to check",
      adReports: "Reported ads to decide on",
      messageReports: "Reported messages to decide on",
      letters: "Letters to answer",
      bugs: "New bug reports",
      disputes: "Disputed purchases to answer",
      orders: "New orders",
      stock: "Stickers running out: restock",
      givenUp: "Jobs that are stuck",
      storeApplications: "Shops waiting for an answer",
    },
  },
  health: {
    title: "Service status",
    well: "Everything works. No alarms.",
    since: "Since {{at}}.",
    failed: "Couldn’t check whether everything works. Reload the page.",
    troubles: {
      "changes-late": "Emails, notifications and search results are arriving late.",
      cost: "Running the service costs more than it should.",
      "function-fails": "Something in the service is answering with errors.",
      "given-up-work": "A job is stuck, so emails, notifications or search results may be missing.",
      "job-silent": "One of the nightly jobs hasn’t run.",
      mail: "Emails aren’t getting through as they should.",
      payments: "Payments aren’t working as they should.",
      "readers-throttled": "Photos and receipts aren’t being read.",
      "register-proofs": "The register’s data doesn’t add up.",
      secrets: "A secret key needs to be replaced.",
      "sign-in": "Signing in isn’t working as it should.",
      "site-fails": "The site is answering with errors.",
      "table-fails": "The database is answering with errors.",
      "text-messages": "Text messages aren’t being sent, or cost too much.",
    },
  },
  today: {
    title: "Today",
    more: "More statistics",
    against: "Compared with the whole of {{day}}, the same weekday.",
    failed: "Today’s figures could not be loaded",
  },
  tools: "Tools",
  tiles: {
    people: { name: "People", text: "Find a person and help them" },
    bikeSearch: {
      name: "Search the register",
      text: "Every bike, including what owners hide",
    },
    identityReviews: {
      name: "ID reviews",
      text: "Compare ID cards and confirm identities",
    },
    recoveryReports: {
      name: "Found bikes and reviews",
      text: "Reports, receipts and corrections",
    },
    adReports: { name: "Reported ads", text: "Reports and appeals" },
    messageReports: { name: "Reported messages", text: "Reports and objections" },
    statistics: {
      name: "Statistics",
      text: "The register, thefts and accounts in figures",
    },
    business: {
      name: "Business data",
      text: "Revenue, points and registrations",
    },
    insurance: {
      name: "Insurance data",
      text: "Thefts and recovered bikes",
    },
    orders: {
      name: "Orders",
      text: "From customers and shops",
    },
    qrManagement: {
      name: "QR codes",
      text: "Create codes and manage stock",
    },
    campaigns: {
      name: "Discount codes",
      text: "A percentage off, or extra points",
    },
    businessRequests: {
      name: "Business enquiries",
      text: "Applications waiting for an answer",
    },
    approved: {
      name: "Approved businesses",
      text: "Suspend and reinstate",
    },
    partners: {
      name: "Partners",
      text: "Who everyone sees",
    },
    audit: { name: "Audit log", text: "Who has looked at or changed what" },
    letters: { name: "Letters", text: "Answer those who have written to us" },
    bugReports: {
      name: "Bug reports",
      text: "Problems people have reported",
    },
    settings: {
      name: "Settings",
      text: "Your account, password and language",
    },
  },
} satisfies Texts<typeof sv>;
