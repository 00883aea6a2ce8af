import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

const Provider = z.object({
  /** Base address of the payment service's API. */
  PAYMENTS_URL: z.url(),
  PAYMENTS_API_KEY: z.string().min(1),
});

export const PurchasesEnv = ApiEnv.extend(Provider.shape).extend({
  CURSOR_SECRET: z.string().min(1),
  RECEIPT_SECRET: z.string().min(1),
  /** Payment pages lead back to this site. */
  SITE_ORIGIN: z.url(),
  /** The seller's name on receipts. */
  SELLER_NAME: z.string().min(1),
  SELLER_ORGANISATION_NUMBER: z.string().regex(/^\d{6}-\d{4}$/),
  SELLER_ADDRESS: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
  /** Empty if no store may pay by invoice. */
  SELLER_BANKGIRO: z.string(),
});

export const PaymentWebhookEnv = ApiEnv.extend({
  /** The payment service signs its events with it. */
  PAYMENTS_WEBHOOK_SECRET: z.string().min(1),
});

export const SettlePurchasesEnv = Provider.extend({
  TABLE_NAME: z.string().min(1),
  STAGE: z.string().min(1),
});
