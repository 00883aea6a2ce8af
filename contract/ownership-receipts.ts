import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { pageOf, PageQuery } from "#contract/page.ts";
import { PaperCode } from "#contract/paper-code.ts";
import { defineRoutes } from "#contract/route.ts";
import { SigningMethod } from "#contract/signing.ts";
import { optionalText } from "#contract/text.ts";
import { Transfer } from "#contract/transfers.ts";

/** Where a receipt stands in someone's list. */
export const ReceiptGroup = z.enum(["waiting-for-me", "waiting-for-other", "completed", "ended"]);
export type ReceiptGroup = z.infer<typeof ReceiptGroup>;

/** A transfer as one of its two finds it in their list. */
export const ReceiptEntry = z.object({
  transferId: z.string(),
  bikeId: z.string(),
  role: Transfer.shape.role,
  state: Transfer.shape.state,
  endedByTheft: z.boolean(),
  bike: Transfer.shape.bike,
  /** Without one it was given away. */
  price: z.number().int().nullable(),
  /** The other of the two: by name, or by address as long as nothing else is known. */
  otherName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  receiptNumber: z.string().optional(),
});
export type ReceiptEntry = z.infer<typeof ReceiptEntry>;

const ReceiptsQuery = PageQuery.extend({
  group: ReceiptGroup,
  /** Of a bike, or of the other of the two. */
  q: optionalText(60),
  /** In which it began, or ended if it has. */
  year: z
    .string()
    .regex(/^20\d\d$/)
    .optional(),
});
export type ReceiptsQuery = z.infer<typeof ReceiptsQuery>;

export const ReceiptNumber = z.string().regex(/^A-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);

const CheckedSignature = z.object({
  /** Masked, as 'An** L********'. */
  name: z.string(),
  method: SigningMethod,
  at: z.iso.datetime(),
});

/** What the person who holds a receipt may compare it with. It names nobody. */
const CheckedReceipt = z.object({
  number: z.string(),
  brand: z.string(),
  model: z.string(),
  /** All but its end is hidden. */
  frameNumber: z.string(),
  type: BikeType.optional(),
  color: BikeColour.optional(),
  price: z.number().int().nullable(),
  saleDate: z.iso.date(),
  seller: CheckedSignature,
  buyer: CheckedSignature,
});

/** What the register says of a receipt. `false`: it is not as it was when both signed. */
export const ReceiptCheck = z.discriminatedUnion("verdict", [
  z.object({ verdict: z.literal("false") }),
  z.object({
    verdict: z.literal("genuine"),
    /** No newer one has been written for the bike. */
    newest: z.boolean(),
    /** How the bike stands right now. */
    bike: z.enum(["registered", "stolen", "removed"]),
    /** One of the two has left the register since. */
    someoneLeft: z.boolean(),
    receipt: CheckedReceipt,
  }),
]);
export type ReceiptCheck = z.infer<typeof ReceiptCheck>;

export const ownershipReceiptRoutes = defineRoutes({
  listReceipts: {
    method: "GET",
    path: "/ownership-receipts",
    access: "customer",
    summary: "List the caller's receipts of bikes that change hands, one group at a time",
    query: ReceiptsQuery,
    response: pageOf(ReceiptEntry),
    problems: ["invalid-cursor"],
  },
  checkReceipt: {
    method: "GET",
    path: "/ownership-receipts/{number}/{code}",
    access: "public",
    summary: "Check by what its code says whether a receipt is genuine, and the newest for its bike",
    params: z.object({ number: ReceiptNumber, code: PaperCode }),
    response: ReceiptCheck,
    problems: ["ownership-receipt-not-found", "too-many-requests"],
  },
});
