import type * as z from "zod";
import type { PurchasesEnv } from "#lambdas/points/env.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { troubleReporter } from "./report-trouble.ts";
import { stripePayments } from "./stripe-payments.ts";
import type { Logger } from "#lambdas/platform/http/logger.ts";
import { vatNumberOf } from "#lambdas/shops/organisation-number.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";

export const openPurchases = (env: z.infer<typeof PurchasesEnv>, logger: Logger): PurchasesContext => ({
  table: openTable(env.TABLE_NAME, system),
  system,
  payments: stripePayments({ url: env.PAYMENTS_URL, apiKey: env.PAYMENTS_API_KEY }),
  reportTrouble: troubleReporter(logger, () => system.now(), env.STAGE),
  cursorSecret: env.CURSOR_SECRET,
  receiptSecret: env.RECEIPT_SECRET,
  siteOrigin: env.SITE_ORIGIN,
  seller: {
    name: env.SELLER_NAME,
    organisationNumber: env.SELLER_ORGANISATION_NUMBER,
    vatNumber: vatNumberOf(env.SELLER_ORGANISATION_NUMBER),
    address: env.SELLER_ADDRESS,
    email: env.SUPPORT_EMAIL,
    bankgiro: env.SELLER_BANKGIRO || undefined,
  },
});
