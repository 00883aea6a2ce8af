import type * as z from "zod";
import type { PurchasesEnv } from "#lambdas/points/env.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import { companyOf } from "#lib/platform/company.ts";
import { paymentsUrl } from "./payments-url.ts";
import type { Resources } from "#lib/platform/resources.ts";

export const purchasesEnvironment = (resources: Resources): z.input<typeof PurchasesEnv> => {
  const { defaults, mail, secrets, siteOrigin } = resources;
  const seller = companyOf(defaults.settings);
  return {
    ...apiEnvironment(resources),
    CURSOR_SECRET: secrets.cursor,
    RECEIPT_SECRET: secrets.receipt,
    PAYMENTS_URL: paymentsUrl(defaults, siteOrigin),
    PAYMENTS_API_KEY: secrets.paymentsKey,
    SITE_ORIGIN: siteOrigin,
    SELLER_NAME: seller.name,
    SELLER_ORGANISATION_NUMBER: seller.organisationNumber,
    SELLER_ADDRESS: seller.address,
    SUPPORT_EMAIL: mail.support,
  };
};
