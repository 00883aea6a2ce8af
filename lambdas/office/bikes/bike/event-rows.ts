import * as z from "zod";
import type { AdminBikeEvent } from "#contract/office/bike-admin-bike.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import type { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import type { BikeEventItem } from "#lambdas/bikes/items/bike.ts";
import type { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import type { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import type { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import type { BikeCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { ranges } from "#lambdas/platform/table/keys.ts";

/** An event before names are added. Its id sorts by time, then by source. */
export type EventRow = Omit<AdminBikeEvent, "who"> & { readonly whoId?: string | undefined };

const rowId = (at: string, of: string): string => `${at}#${of}`;

const detailsOf = (event: BikeEventItem): Partial<EventRow> => {
  switch (event.eventType) {
    case "registration":
    case "purchase":
    case "transfer":
      return { about: event.store?.storeName };
    case "edit":
    case "correction":
      return { changes: event.changes };
    default:
      return { about: event.stolenDate };
  }
};

export const rowOfEvent = (event: BikeEventItem & { readonly sk: string }): EventRow => ({
  id: event.sk.slice(ranges.bikeEvents.length),
  at: event.at,
  what: event.eventType,
  whoId: event.ownerId,
  ...detailsOf(event),
});

export const rowOfDecision = ({ id, at, by, action, reason }: AuditItem): EventRow => ({
  id: rowId(at, id),
  at,
  what: "decision",
  whoId: by,
  action,
  reason,
});

export const rowOfReport = ({ id, reportedAt: at, finderId, location }: FoundReportItem): EventRow => ({
  id: rowId(at, id),
  at,
  what: "found-report",
  whoId: finderId,
  about: location,
});

export const rowOfCorrection = ({ id, requestedAt: at, ownerId, request }: CorrectionItem): EventRow => ({
  id: rowId(at, id),
  at,
  what: "correction-asked",
  whoId: ownerId,
  reason: request.reason,
});

/** A similar frame number or a find that matches the stolen bike. */
export const TheftMatch = z.object({
  at: z.iso.datetime(),
  sign: z.string(),
  reference: z.string().default(""),
});

export const rowOfMatch = ({ at, sign, reference }: z.output<typeof TheftMatch>): EventRow => ({
  id: rowId(at, `${sign}.${reference}`),
  at,
  what: "sign",
});

export const rowsOfCode = ({ uid, linkedAt, voidedAt }: BikeCodeItem): EventRow[] => {
  const about = shortCodeOf(uid);
  const linked = {
    id: rowId(linkedAt, `linked.${uid}`),
    at: linkedAt,
    what: "code-linked",
    about,
  } as const;
  return voidedAt === undefined
    ? [linked]
    : [linked, { id: rowId(voidedAt, `voided.${uid}`), at: voidedAt, what: "code-voided", about }];
};

const adEnding = ({ state, closedAt, endsAt }: ListingItem): Pick<EventRow, "at" | "what"> | undefined => {
  // An ad removed by an administrator is listed as a decision instead.
  if (state === "expired") return { at: endsAt, what: "ad-expired" };
  if (closedAt === undefined) return undefined;
  if (state === "sold") return { at: closedAt, what: "ad-sold" };
  return state === "ended" ? { at: closedAt, what: "ad-ended" } : undefined;
};

export const rowsOfListing = (ad: ListingItem): EventRow[] => {
  const { id, createdAt: at, ownerId: whoId } = ad;
  const end = adEnding(ad);
  return [
    { id: rowId(at, id), at, what: "listed", whoId },
    ...(end ? [{ ...end, id: rowId(end.at, `${id}.over`), whoId }] : []),
  ];
};

export const rowOfTransfer = ({
  id,
  createdAt: at,
  sellerId,
}: Pick<TransferItem, "id" | "createdAt" | "sellerId">): EventRow => ({
  id: rowId(at, id),
  at,
  what: "transfer-offered",
  whoId: sellerId,
});

const transferEndings = {
  declined: "transfer-declined",
  cancelled: "transfer-cancelled",
  expired: "transfer-expired",
} as const;

/** A transfer without result; completed ones are in the history. */
export const rowsOfEntry = (entry: ReceiptEntryItem): EventRow[] => {
  const { transferId: id, createdAt: at, userId: sellerId, state, endedAt } = entry;
  if (state === "requested" || state === "completed" || endedAt === undefined) return [];
  const what = transferEndings[state];
  return [
    rowOfTransfer({ id, createdAt: at, sellerId }),
    { id: rowId(endedAt, `${id}.over`), at: endedAt, what, whoId: sellerId },
  ];
};
