/** Of what nothing may be missing, by the kinds of items. All else is counted together. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ledger: ["ledger", "balance", "pointsHold"],
  guards: ["emailGuard", "phoneGuard", "personalNumberGuard", "frameGuard", "qr", "finder", "redemption"],
  postings: [
    "posting",
    "numberPosting",
    "batteryPosting",
    "numberEndPosting",
    "fold",
    "frameVariant",
    "formerNumber",
  ],
  receipts: ["receipt", "purchase", "order", "ownershipReceipt", "storeReceipt", "transfer"],
  bikes: ["bike", "bikeEvent", "theft"],
  pictures: ["picture"],
};

export const partNames: readonly string[] = [...Object.keys(parts), "all else"];

const partOfKind = new Map(
  Object.entries(parts).flatMap(([part, kinds]) => kinds.map((kind) => [kind, part])),
);

export const partOf = (kind: string): string => partOfKind.get(kind) ?? "all else";
