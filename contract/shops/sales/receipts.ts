import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { Kronor } from "#contract/platform/kronor.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { vatIn } from "#contract/platform/vat.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";
import { SoldBike } from "./sales.ts";

/** The credited amount of a receipt. A credit note has a number in the same series. */
const StoreReceiptState = z.enum(["issued", "partly-credited", "credited", "credit-note"]);

/** The store at the time of issue, without the number of a sole trader, which is a personal number. */
const Issuer = z.object({
  name: z.string(),
  chain: z.string().optional(),
  address: z.string().optional(),
  city: z.string(),
  organisationNumber: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** The store's own text at the foot. */
  text: z.string().optional(),
});

/** A receipt in the store's unbroken number series. It names no buyer, and only what has been credited changes later. */
export const StoreReceipt = z.object({
  number: z.number().int(),
  state: StoreReceiptState,
  issuedAt: z.iso.datetime(),
  /** The seller's name; missing if the account is deleted, and for the buyer. */
  issuedBy: z.string().optional(),
  store: Issuer,
  bike: SoldBike,
  /** The price, or the amount of a credit note, in whole kronor with VAT; missing if no price was entered. */
  amount: z.number().int().optional(),
  /** Kronor credited so far, on a receipt. */
  credited: z.number().int(),
  warrantyMonths: z.number().int().optional(),
  /** The number of the cash receipt. */
  tillNumber: z.string().optional(),
  /** On a receipt: the numbers of its credit notes. */
  creditNotes: z.array(z.number().int()),
  /** On a credit note: the number of the receipt it credits. */
  credits: z.number().int().optional(),
  /** On a credit note; missing if the sale was returned. */
  reason: z.string().optional(),
});
export type StoreReceipt = z.infer<typeof StoreReceipt>;

const WithCreditNotes = z.object({ receipt: StoreReceipt, creditNotes: z.array(StoreReceipt) });
export type WithCreditNotes = z.infer<typeof WithCreditNotes>;

/** The VAT in öre. */
export const vatOfKronor = (kronor: number): number => vatIn(kronor * 100);

/** The whole kronor that can still be credited. */
export const leftOf = ({ state, amount = 0, credited }: StoreReceipt): number =>
  state === "credit-note" ? 0 : amount - credited;

export const ReceiptFilter = z.enum(["all", ...StoreReceiptState.options]);
export type ReceiptFilter = z.infer<typeof ReceiptFilter>;

const StoreReceiptsQuery = PageQuery.extend({
  state: ReceiptFilter.default("all"),
  /** A receipt number or the beginning of a frame number. */
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
