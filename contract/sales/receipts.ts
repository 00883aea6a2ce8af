import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { Kronor } from "#contract/kronor.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { vatIn } from "#contract/points/purchases.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";
import { SoldBike } from "./sales.ts";

/** A receipt with nothing, something or all of it credited; or a credit note, which stands in the same series. */
const StoreReceiptState = z.enum(["issued", "partly-credited", "credited", "credit-note"]);

/** The store as it was when it issued. The number of a sole trader is a person's, and is not there. */
const Issuer = z.object({
  name: z.string(),
  chain: z.string().optional(),
  address: z.string().optional(),
  city: z.string(),
  organisationNumber: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** What the store writes at the foot of its receipts. */
  text: z.string().optional(),
});

/** What a store has issued for a bike, under a number of its own unbroken series. It names no buyer, and never changes but for what has been credited. */
export const StoreReceipt = z.object({
  number: z.number().int(),
  state: StoreReceiptState,
  issuedAt: z.iso.datetime(),
  /** The name of the member of staff; missing where the account is gone, and for the buyer. */
  issuedBy: z.string().optional(),
  store: Issuer,
  bike: SoldBike,
  /** Whole kronor with VAT: what the bike has cost, or what a credit note gives back. Missing where the till was told no price. */
  amount: z.number().int().optional(),
  /** Of a receipt: as much has been given back. */
  credited: z.number().int(),
  warrantyMonths: z.number().int().optional(),
  /** Of the till's own cash receipt. */
  tillNumber: z.string().optional(),
  /** Of a receipt: the numbers of its credit notes. */
  creditNotes: z.array(z.number().int()),
  /** Of a credit note: the number of the receipt that it corrects. */
  credits: z.number().int().optional(),
  /** Of a credit note; missing where the registration was taken back. */
  reason: z.string().optional(),
});
export type StoreReceipt = z.infer<typeof StoreReceipt>;

const WithCreditNotes = z.object({ receipt: StoreReceipt, creditNotes: z.array(StoreReceipt) });
export type WithCreditNotes = z.infer<typeof WithCreditNotes>;

/** Öre of VAT in an amount of whole kronor. */
export const vatOfKronor = (kronor: number): number => vatIn(kronor * 100);

/** What can still be credited, in whole kronor. */
export const leftOf = ({ state, amount = 0, credited }: StoreReceipt): number =>
  state === "credit-note" ? 0 : amount - credited;

export const ReceiptFilter = z.enum(["all", ...StoreReceiptState.options]);
export type ReceiptFilter = z.infer<typeof ReceiptFilter>;

const StoreReceiptsQuery = PageQuery.extend({
  state: ReceiptFilter.default("all"),
  /** The number of a receipt, or the beginning of a frame number. */
  q: optionalText(40),
});
export type StoreReceiptsQuery = z.infer<typeof StoreReceiptsQuery>;

export const NewCreditNote = z.object({ amount: Kronor, reason: requiredText(200) });
export type NewCreditNote = z.infer<typeof NewCreditNote>;

const ByNumber = z.object({ number: z.coerce.number().int().min(1).max(999_999_999) });

export const storeReceiptRoutes = defineRoutes({
  listStoreReceipts: {
    method: "GET",
    path: "/store/receipts",
    access: "store",
    summary: "List the receipts and credit notes that your store has issued, newest first",
    query: StoreReceiptsQuery,
    response: pageOf(StoreReceipt),
    problems: ["forbidden", "invalid-cursor"],
  },
  getStoreReceipt: {
    method: "GET",
    path: "/store/receipts/{number}",
    access: "store",
    summary: "Get a receipt of your store with its credit notes, or a credit note",
    params: ByNumber,
    response: WithCreditNotes,
    problems: ["forbidden", "store-receipt-not-found"],
  },
  creditReceipt: {
    method: "POST",
    path: "/store/receipts/{number}/credit-notes",
    access: "store",
    summary: "Credit a receipt, in whole or in part, by a credit note with a number of its own",
    params: ByNumber,
    body: NewCreditNote,
    response: StoreReceipt,
    idempotent: true,
    problems: [
      "forbidden",
      "store-suspended",
      "store-receipt-not-found",
      "nothing-to-credit",
      "credit-exceeds-receipt",
    ],
  },
  getReceiptOfBike: {
    method: "GET",
    path: "/bikes/{bikeId}/store-receipt",
    access: "customer",
    summary: "Get the receipt that a store has issued for a bike which you have bought there",
    params: z.object({ bikeId: BikeId }),
    response: WithCreditNotes,
    problems: ["store-receipt-not-found"],
  },
});
