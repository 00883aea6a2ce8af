import * as z from "zod";
import { Bike, Visibility } from "#contract/bike.ts";
import { ReviewReason } from "#contract/bike-types.ts";
import { RemovedAs } from "#contract/bike-removals.ts";
import { identifying } from "#contract/bike-changes.ts";
import { StoreInfo } from "#contract/history.ts";

/** The id is whatever was given once: only what comes from outside is held to its form. */
export const BikeItem = Bike.omit({ photoUrl: true, stolenInReview: true }).extend({
  entity: z.literal("bike"),
  id: z.string(),
  ownerId: z.string(),
  receiptUploadId: z.string().optional(),
  photoUploadId: z.string().optional(),
  visibility: Visibility.extend({ whenStolen: z.boolean().default(true) }),
  /** Another active bike's number looks the same: an administrator compares them. */
  possibleDuplicate: z.boolean(),
  /** What was read of its receipt and its photo when it was registered. */
  analysisId: z.string().optional(),
  /** Numbers it was registered under before they were corrected. */
  formerNumbers: z.array(z.string()).optional(),
  /** What was taken for the registration. */
  pointsPaid: z.number().int().optional(),
  /** Why an administrator looks at it: for as long as nobody has decided, whether it is stolen meanwhile or not. */
  reviewReason: ReviewReason.optional(),
  /** Bikes that were registered before with the same receipt, or one that looks the same. */
  sameReceiptAs: z.array(z.string()).optional(),
  /** What an administrator wrote to the owner of a bike that was not let into the register. */
  reviewAnswer: z.string().optional(),
  /** The correction that its owner has asked for and nobody has decided. */
  openCorrectionId: z.string().optional(),
  /** While it waits for a buyer to take it over. */
  openTransferId: z.string().optional(),
  /** While there is an ad for it that has not come to its end. */
  openListingId: z.string().optional(),
  /** While that ad is shown, in whole kronor. */
  salePrice: z.number().int().optional(),
  /** The ad for it that an administrator has removed, and whether its seller may put up another one. */
  removedAd: z.object({ caseId: z.string(), sellerId: z.string(), barred: z.boolean() }).optional(),
  /** The number of the receipt by which it came to its owner, if both have signed for it. */
  ownershipReceipt: z.string().optional(),
  /** What its code says, a UUID. */
  qrUid: z.string().optional(),
  /** While the bike is stolen: the report of it, and what the owner promises a finder in kronor. */
  theftId: z.string().optional(),
  findersReward: z.number().int().optional(),
  /** Why administrators have taken it out of the register, and which registration of the same bike stays. */
  removedAs: RemovedAs.optional(),
  duplicateOf: z.string().optional(),
  /** Registrations that were found to be of this bike, and bikes that were found not to be. */
  duplicates: z.array(z.string()).optional(),
  notSameAs: z.array(z.string()).optional(),
  /** A deleted bike stays in the history of its number, but nobody finds it. */
  deletedAt: z.iso.datetime().optional(),
  version: z.number().int(),
});
export type BikeItem = z.infer<typeof BikeItem>;

/** Whether an administrator has still to decide about a bike. One that is stolen meanwhile waits as well. */
export const isInReview = ({ status, reviewReason }: Pick<BikeItem, "status" | "reviewReason">): boolean =>
  status === "pending_review" || reviewReason !== undefined;

/** Leads from a canonical frame number to the one active bike that has it. */
export const FrameGuardItem = z.object({
  entity: z.literal("frameGuard"),
  bikeId: z.string(),
  ownerId: z.string(),
});
export type FrameGuardItem = z.infer<typeof FrameGuardItem>;

/** A registered number behind what it looks like: the fold of all of it, a variant of the end of that, or the number of a bike that has been deleted. */
export const FoldItem = z.object({
  entity: z.enum(["fold", "formerNumber"]),
  bikeId: z.string(),
  frameNumber: z.string(),
  /** Told of folds only. */
  stolen: z.boolean().optional(),
  /** Whether searches may show the number. */
  listed: z.boolean().default(true),
  /** Told of former numbers: whose the bike was, and since when it is deleted. */
  ownerId: z.string().optional(),
  deletedAt: z.iso.datetime().optional(),
});
export type FoldItem = z.infer<typeof FoldItem>;

const line = {
  entity: z.literal("bikeEvent"),
  bikeId: z.string(),
  at: z.iso.datetime(),
  ownerId: z.string(),
};

/** Begins someone's time with a bike. */
export const OwnershipEventItem = z.object({
  ...line,
  eventType: z.enum(["registration", "purchase", "transfer"]),
  registrationType: z.enum(["self", "store"]).optional(),
  receiptVerified: z.boolean(),
  receiptUploadId: z.string().optional(),
  store: StoreInfo.optional(),
  /** What the store that sold the bike has given with it. */
  storeReceipt: z
    .object({
      /** Of the till's own cash receipt. */
      number: z.string().optional(),
      /** The receipt that the store has issued: which store, and under which number of its series. */
      storeId: z.string().optional(),
      issued: z.number().int().optional(),
      soldAt: z.iso.datetime(),
      warrantyMonths: z.number().int().optional(),
    })
    .optional(),
  /** Whole kronor. */
  purchasePrice: z.number().int().optional(),
  /** The day the two of a transfer have agreed on. */
  saleDate: z.iso.date().optional(),
});
export type OwnershipEventItem = z.infer<typeof OwnershipEventItem>;

export const IdentifyingChange = z.object({ field: z.enum(identifying), from: z.string(), to: z.string() });
export type IdentifyingChange = z.infer<typeof IdentifyingChange>;

/** One line of a bike's history; lines are only ever added, and lose no more than their receipt when their owner is erased. */
export const BikeEventItem = z.discriminatedUnion("eventType", [
  OwnershipEventItem,
  z.object({
    ...line,
    eventType: z.enum(["theft", "recovery", "battery_theft", "battery_recovery", "deletion", "approval"]),
    /** Of a theft or its end. */
    theftId: z.string().optional(),
    /** The day in Sweden on which the bike or its battery was stolen. */
    stolenDate: z.iso.date().optional(),
  }),
  /** What identifies the bike was changed by its owner, or by an administrator. */
  z.object({
    ...line,
    eventType: z.enum(["edit", "correction"]),
    changes: z.array(IdentifyingChange),
  }),
]);
export type BikeEventItem = z.infer<typeof BikeEventItem>;
