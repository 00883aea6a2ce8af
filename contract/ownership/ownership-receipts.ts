import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { pageOf, PageQuery } from "#contract/platform/page.ts";
import { PaperCode } from "#contract/platform/paper-code.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SigningMethod } from "#contract/people/signing.ts";
import { optionalText } from "#contract/platform/text.ts";
import { Transfer } from "./transfers.ts";

export const ReceiptGroup = z.enum(["waiting-for-me", "waiting-for-other", "completed", "ended"]);
export type ReceiptGroup = z.infer<typeof ReceiptGroup>;

/** A transfer in the receipt list of its seller or buyer. */
export const ReceiptEntry = z.object({
  transferId: z.string(),
  bikeId: z.string(),
  role: Transfer.shape.role,
  state: Transfer.shape.state,
  endedByTheft: z.boolean(),
  bike: Transfer.shape.bike,
  /** In kronor; null for a gift. */
  price: z.number().int().nullable(),
  /** Name of the other party, or their email address until the name is known. */
  otherName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  receiptNumber: z.string().optional(),
});
export type ReceiptEntry = z.infer<typeof ReceiptEntry>;

const ReceiptsQuery = PageQuery.extend({
  group: ReceiptGroup,
  /** Matches the bike, the other party's name and the receipt number. */
  q: optionalText(60),
  /** Year the transfer ended, or began while it is open. */
  year: z
    .string()
    .regex(/^20\d\d$/)
    .optional(),
});
export type ReceiptsQuery = z.infer<typeof ReceiptsQuery>;

export const ReceiptNumber = z.string().regex(/^A-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);

const CheckedSignature = z.object({
  name: z.string(),
  method: SigningMethod,
  at: z.iso.datetime(),
});

/** Facts that the holder of a printed receipt can compare. Names are masked. */
const CheckedReceipt = z.object({
  number: z.string(),
  brand: z.string(),
  model: z.string(),
  /** Masked except for its last characters. */
  frameNumber: z.string(),
  type: BikeType.optional(),
  color: BikeColour.optional(),
  price: z.number().int().nullable(),
  saleDate: z.iso.date(),
  seller: CheckedSignature,
  buyer: CheckedSignature,
});

/** `false`: the stored receipt no longer matches what both parties signed. */
export const ReceiptCheck = z.discriminatedUnion("verdict", [
  z.object({ verdict: z.literal("false") }),
  z.object({
    verdict: z.literal("genuine"),
    /** False once the bike has changed hands again. */
    newest: z.boolean(),
    bike: z.enum(["registered", "stolen", "removed"]),
    /** Seller or buyer has closed their account. */
    someoneLeft: z.boolean(),
    receipt: CheckedReceipt,
  }),
]);
export type ReceiptCheck = z.infer<typeof ReceiptCheck>;

export const ownershipReceiptRoutes = defineRoutes({
  listReceipts: {
    method: "GET",
    path: "/transfers/receipts",
    access: "customer",
    summary: "List the caller's ownership transfers and receipts, one group at a time",
    query: ReceiptsQuery,
    response: pageOf(ReceiptEntry),
    problems: ["invalid-cursor"],
  },
  checkReceipt: {
    method: "GET",
    path: "/ownership-receipts/{number}/{code}",
    access: "public",
    summary: "Check with the code on a receipt that it is genuine and the newest for its bike",
    params: z.object({ number: ReceiptNumber, code: PaperCode }),
    response: ReceiptCheck,
    problems: ["ownership-receipt-not-found", "too-many-requests"],
  },
});
