import * as z from "zod";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { PurchaseId } from "./purchases.ts";

/** An invoice that a store has not paid. Money in öre. */
const UnpaidInvoice = z.object({
  purchaseId: PurchaseId,
  receiptNumber: z.number().int(),
  storeId: z.string(),
  store: z.string(),
  price: z.number().int(),
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
});
export type UnpaidInvoice = z.infer<typeof UnpaidInvoice>;

/** `credited`: it need not be paid, and its points are taken back. */
const InvoiceOutcome = z.enum(["paid", "credited"]);
export type InvoiceOutcome = z.infer<typeof InvoiceOutcome>;

export const invoiceRoutes = defineRoutes({
  listUnpaidInvoices: {
    method: "GET",
    path: "/admin/stores/invoices",
    access: "admin",
    summary: "List the unpaid invoices of stores, the first due first",
    query: PageQuery,
    response: pageOf(UnpaidInvoice),
    problems: ["invalid-cursor"],
  },
  settleInvoice: {
    method: "PUT",
    path: "/admin/stores/invoices/{purchaseId}/outcome",
    access: "admin",
    summary: "Record that an invoice has been paid, or credit it and take its points back",
    params: z.object({ purchaseId: PurchaseId }),
    body: z.object({ outcome: InvoiceOutcome }),
    response: z.object({}),
    problems: ["purchase-not-found", "invoice-settled"],
  },
});
