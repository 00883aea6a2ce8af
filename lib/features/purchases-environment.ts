import type * as z from "zod";
import type { PurchasesEnv } from "#lambdas/points/env.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import { paymentsUrl } from "#lib/features/payments-url.ts";
import type { Resources } from "#lib/resources.ts";

/** Stands on receipts where nothing real is sold. */
const nobody = {
  name: "Cykelregistret på prov",
  organisationNumber: "559999-9999",
  address: "Provgatan 1, 111 11 Stockholm",
};

/** What a function is given that sells points. */
export const purchasesEnvironment = (resources: Resources): z.input<typeof PurchasesEnv> => {
  const { defaults, mail, secrets, siteOrigin } = resources;
  const { settings } = defaults;
  return {
    ...apiEnvironment(resources),
    CURSOR_SECRET: secrets.cursor,
    RECEIPT_SECRET: secrets.receipt,
    PAYMENTS_URL: paymentsUrl(defaults, siteOrigin),
    PAYMENTS_API_KEY: secrets.paymentsKey,
    SITE_ORIGIN: siteOrigin,
    SELLER_NAME: settings.sellerName ?? nobody.name,
    SELLER_ORGANISATION_NUMBER: settings.sellerOrganisationNumber ?? nobody.organisationNumber,
    SELLER_ADDRESS: settings.sellerAddress ?? nobody.address,
    SUPPORT_EMAIL: mail.support,
  };
};
