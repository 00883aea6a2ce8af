import type { Texts } from "#web/i18n/texts.ts";
import type { todo as sv } from "./sv.ts";

export const todo = {
  title: "To do",
  filter: "Show",
  all: "All",
  queues: {
    receipts: "Receipt",
    identities: "Identity",
    rewards: "Reward",
    corrections: "Correction",
    adReports: "Ad",
    bugs: "Bug report",
    orders: "Order",
    storeApplications: "Store",
    stock: "Out of stock",
  },
  empty: "Nothing is waiting",
  emptyText: "Everything has been decided. What comes in shows up here by itself.",
  failed: "Not everything could be fetched",
  failedText: "Some queues are missing from the list.",
  taken: "{{name}} is looking into it",
  someone: "Somebody else",
  keys: {
    next: "next",
    previous: "previous",
    open: "Open",
    approve: "Approve",
    reject: "Reject",
    undo: "Undo",
  },
  reason: "Why?",
  reasonHint: "The owner is told.",
  held: { approve: "{{name}}: approved.", reject: "{{name}}: rejected." },
  undo: "Undo",
  notSent: "The decision on {{name}} did not go through.",
} satisfies Texts<typeof sv>;
