import * as z from "zod";
import { Bike, Visibility } from "#contract/bikes/bike.ts";
import { ReviewReason } from "#contract/bikes/bike-types.ts";
import { RemovedAs } from "#contract/office/bike-removals.ts";
import { identifying } from "#contract/bikes/bike-changes.ts";
import { StoreInfo } from "#contract/bikes/history.ts";

/** An ad that an administrator removed. Nobody may advertise the bike before `until`, and a `barred` seller not afterwards either. */
export const RemovedAd = z.object({
  caseId: z.string(),
  sellerId: z.string(),
  barred: z.boolean(),
  until: z.iso.datetime(),
});

/** `id` is not checked against its format here: only input from outside is. */
export const BikeItem = Bike.omit({ photoUrl: true, stolenInReview: true }).extend({
  entity: z.literal("bike"),
  id: z.string(),
  ownerId: z.string(),
  receiptUploadId: z.string().optional(),
  photoUploadId: z.string().optional(),
  visibility: Visibility.extend({ whenStolen: z.boolean().default(true) }),
  /** The number resembles another active bike's; an administrator compares them. */
  possibleDuplicate: z.boolean(),
  analysisId: z.string().optional(),
  /** Frame numbers before corrections. */
  formerNumbers: z.array(z.string()).optional(),
  pointsPaid: z.number().int().optional(),
  /** Set until an administrator decides, also while the bike is stolen. */
  reviewReason: ReviewReason.optional(),
  /** Earlier bikes with the same receipt or one that looks the same. */
  sameReceiptAs: z.array(z.string()).optional(),
  /** An administrator's reason for not accepting the bike. */
  reviewAnswer: z.string().optional(),
  /** The owner's undecided correction request. */
  openCorrectionId: z.string().optional(),
  /** Set while a buyer has not accepted yet. */
  openTransferId: z.string().optional(),
  /** The dispute about who owns the bike, until it is closed; set together with `disputedSince`. */
  openDisputeId: z.string().optional(),
  /** Set until the bike's ad ends. */
  openListingId: z.string().optional(),
  /** Whole kronor, while the ad is shown. */
  salePrice: z.number().int().optional(),
  removedAd: RemovedAd.optional(),
  /** The start of the owner's time with the bike, if somebody else registered it. */
  ownedSince: z.iso.datetime().optional(),
  /** The receipt number of the last transfer, if both parties signed it. */
  ownershipReceipt: z.string().optional(),
  qrUid: z.string().optional(),
  /** The open theft, and the owner's reward for a finder in kronor, while the bike is stolen. */
  theftId: z.string().optional(),
  findersReward: z.number().int().optional(),
  /** The administrators' reason for removing the bike, and the registration of the same bike that stays. */
  removedAs: RemovedAs.optional(),
  duplicateOf: z.string().optional(),
  /** Registrations that were duplicates of this bike, and bikes that were compared and are not. */
  duplicates: z.array(z.string()).optional(),
  notSameAs: z.array(z.string()).optional(),
  /** A deleted bike stays in the history of its number, but cannot be found. */
  deletedAt: z.iso.datetime().optional(),
  version: z.number().int(),
});
export type BikeItem = z.infer<typeof BikeItem>;

/** Also true for a bike that is stolen while under review. */
export const isInReview = ({ status, reviewReason }: Pick<BikeItem, "status" | "reviewReason">): boolean =>
  status === "pending_review" || reviewReason !== undefined;

const line = {
  entity: z.literal("bikeEvent"),
  bikeId: z.string(),
  at: z.iso.datetime(),
  ownerId: z.string(),
};

/** The first event of an ownership period. */
export const OwnershipEventItem = z.object({
  ...line,
  eventType: z.enum(["registration", "purchase", "transfer"]),
  registrationType: z.enum(["self", "store"]).optional(),
  receiptVerified: z.boolean(),
  receiptUploadId: z.string().optional(),
  store: StoreInfo.optional(),
  storeReceipt: z
    .object({
      /** Of the cash register's receipt. */
      number: z.string().optional(),
      /** The receipt issued here: the store, and the number in its own series. */
      storeId: z.string().optional(),
      issued: z.number().int().optional(),
      soldAt: z.iso.datetime(),
      warrantyMonths: z.number().int().optional(),
    })
    .optional(),
  /** Whole kronor. */
  purchasePrice: z.number().int().optional(),
  /** The day that buyer and seller agreed on. */
  saleDate: z.iso.date().optional(),
});
export type OwnershipEventItem = z.infer<typeof OwnershipEventItem>;

export const IdentifyingChange = z.object({ field: z.enum(identifying), from: z.string(), to: z.string() });
export type IdentifyingChange = z.infer<typeof IdentifyingChange>;

/**
 * An event in a bike's history. Events are only added; erasing an owner removes only the receipt
 * from them.
 */
export const BikeEventItem = z.discriminatedUnion("eventType", [
  OwnershipEventItem,
  z.object({
    ...line,
    eventType: z.enum(["theft", "recovery", "battery_theft", "battery_recovery", "deletion", "approval"]),
    /** For a theft or its end. */
    theftId: z.string().optional(),
    /** The day in Sweden when the bike or its battery was stolen. */
    stolenDate: z.iso.date().optional(),
  }),
  z.object({
    ...line,
    eventType: z.enum(["edit", "correction"]),
    changes: z.array(IdentifyingChange),
  }),
]);
export type BikeEventItem = z.infer<typeof BikeEventItem>;
