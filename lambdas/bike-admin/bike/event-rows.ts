import * as z from "zod";
import type { AdminBikeEvent } from "#contract/bike-admin-bike.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import type { BikeEventItem } from "#lambdas/shared/table/items/bike.ts";
import type { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import type { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import type { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import type { BikeCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { ranges } from "#lambdas/shared/table/keys.ts";

/** A line before it has names. Its id is its place: by time, and among those of one moment by what it is of. */
export type Row = Omit<AdminBikeEvent, "who"> & { readonly whoId?: string | undefined };

const placeOf = (at: string, of: string): string => `${at}#${of}`;

const detailsOf = (event: BikeEventItem): Partial<Row> => {
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

export const rowOfEvent = (event: BikeEventItem & { readonly sk: string }): Row => ({
  id: event.sk.slice(ranges.bikeEvents.length),
  at: event.at,
  what: event.eventType,
  whoId: event.ownerId,
  ...detailsOf(event),
});

export const rowOfDecision = ({ id, at, by, action, reason }: AuditItem): Row => ({
  id: placeOf(at, id),
  at,
  what: "decision",
  whoId: by,
  action,
  reason,
});

export const rowOfReport = ({ id, reportedAt: at, finderId, location }: FoundReportItem): Row => ({
  id: placeOf(at, id),
  at,
  what: "found-report",
  whoId: finderId,
  about: location,
});

export const rowOfCorrection = ({ id, requestedAt: at, ownerId, request }: CorrectionItem): Row => ({
  id: placeOf(at, id),
  at,
  what: "correction-asked",
  whoId: ownerId,
  reason: request.reason,
});

/** Another number that looks like that of the stolen bike, or a find that names it. */
export const Sign = z.object({ at: z.iso.datetime(), sign: z.string(), reference: z.string().default("") });

export const rowOfSign = ({ at, sign, reference }: z.output<typeof Sign>): Row => ({
  id: placeOf(at, `${sign}.${reference}`),
  at,
  what: "sign",
});

export const rowsOfCode = ({ uid, linkedAt, voidedAt }: BikeCodeItem): Row[] => {
  const about = shortCodeOf(uid);
  const linked = {
    id: placeOf(linkedAt, `linked.${uid}`),
    at: linkedAt,
    what: "code-linked",
    about,
  } as const;
  return voidedAt === undefined
    ? [linked]
    : [linked, { id: placeOf(voidedAt, `voided.${uid}`), at: voidedAt, what: "code-voided", about }];
};

const endOfAd = ({ state, closedAt, endsAt }: ListingItem): Pick<Row, "at" | "what"> | undefined => {
  // One that an administrator has removed stands among the decisions.
  if (state === "expired") return { at: endsAt, what: "ad-expired" };
  if (closedAt === undefined) return undefined;
  if (state === "sold") return { at: closedAt, what: "ad-sold" };
  return state === "ended" ? { at: closedAt, what: "ad-ended" } : undefined;
};

export const rowsOfListing = (ad: ListingItem): Row[] => {
  const { id, createdAt: at, ownerId: whoId } = ad;
  const end = endOfAd(ad);
  return [
    { id: placeOf(at, id), at, what: "listed", whoId },
    ...(end ? [{ ...end, id: placeOf(end.at, `${id}.over`), whoId }] : []),
  ];
};

export const rowOfTransfer = ({
  id,
  createdAt: at,
  sellerId,
}: Pick<TransferItem, "id" | "createdAt" | "sellerId">): Row => ({
  id: placeOf(at, id),
  at,
  what: "transfer-offered",
  whoId: sellerId,
});

const endsOfTransfers = {
  declined: "transfer-declined",
  cancelled: "transfer-cancelled",
  expired: "transfer-expired",
} as const;

/** A change of owner that came to nothing. One that is completed stands in the history. */
export const rowsOfEntry = (entry: ReceiptEntryItem): Row[] => {
  const { transferId: id, createdAt: at, userId: sellerId, state, endedAt } = entry;
  if (state === "requested" || state === "completed" || endedAt === undefined) return [];
  const what = endsOfTransfers[state];
  return [
    rowOfTransfer({ id, createdAt: at, sellerId }),
    { id: placeOf(endedAt, `${id}.over`), at: endedAt, what, whoId: sellerId },
  ];
};
