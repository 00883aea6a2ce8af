import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

const Provider = z.object({
  /** Where the payment service answers. */
  PAYMENTS_URL: z.url(),
  PAYMENTS_API_KEY: z.string().min(1),
});

export const PurchasesEnv = ApiEnv.extend(Provider.shape).extend({
  CURSOR_SECRET: z.string().min(1),
  /** Signs the links by which receipts can be shown to others. */
  RECEIPT_SECRET: z.string().min(1),
  /** Buyers come back to it from the payment page. */
  SITE_ORIGIN: z.url(),
  /** Who sells, as it stands on receipts. */
  SELLER_NAME: z.string().min(1),
  SELLER_ORGANISATION_NUMBER: z.string().regex(/^\d{6}-\d{4}$/),
  SELLER_ADDRESS: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
});

export const PaymentWebhookEnv = ApiEnv.extend({
  /** What the payment service signs its events with. */
  PAYMENTS_WEBHOOK_SECRET: z.string().min(1),
});

export const SettlePurchasesEnv = Provider.extend({
  TABLE_NAME: z.string().min(1),
  STAGE: z.string().min(1),
});
