/** The prefixes of sort keys that are read as ranges. */
export const ranges = {
  ledger: "LEDGER#",
  bikeEvents: "EVENT#",
  corrections: "CORRECTION#",
  thefts: "THEFT#",
  foundReports: "FOUND#",
  notifications: "NOTIFICATION#",
  threads: "THREAD#",
  devices: "DEVICE#",
  emailTakeBacks: "EMAILTAKEBACK#",
  signIns: "SIGNIN#",
  securityEvents: "SECURITY#",
  redemptionDays: "DAY#",
  stickerOrders: "STICKERS#",
  handovers: "HANDOVER#",
  receiptEntries: "RECEIPT#",
  listingDays: "DAY#",
} as const;
