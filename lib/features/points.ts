import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { PointsEnv } from "#lambdas/points/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import { paymentsUrl } from "#lib/features/payments-url.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Stands on receipts where nothing real is sold. */
const nobody = {
  name: "Cykelregistret på prov",
  organisationNumber: "559999-9999",
  address: "Provgatan 1, 111 11 Stockholm",
};

/** Sells points and takes them back. It asks the payment service; what that tells on its own goes elsewhere. */
export const points: FunctionRecord<z.input<typeof PointsEnv>> = {
  name: "points",
  entry: "lambdas/points/handler.ts",
  errorImpact: "People cannot buy points, see what they have bought or take it back.",
  timeout: Duration.seconds(25),
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    RECEIPT_SECRET: resources.secrets.receipt,
    PAYMENTS_URL: paymentsUrl(resources.defaults, resources.siteOrigin),
    PAYMENTS_API_KEY: resources.secrets.paymentsKey,
    SITE_ORIGIN: resources.siteOrigin,
    SELLER_NAME: resources.defaults.settings.sellerName ?? nobody.name,
    SELLER_ORGANISATION_NUMBER:
      resources.defaults.settings.sellerOrganisationNumber ?? nobody.organisationNumber,
    SELLER_ADDRESS: resources.defaults.settings.sellerAddress ?? nobody.address,
    SUPPORT_EMAIL: resources.mail.support,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem", "Query"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.purchase]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.receiptCounter]);
    table.allow(fn, ["PutItem"], [partition.receipts, partition.audit]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.order]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.idempotency]);
    table.allow(fn, ["GetItem", "PutItem", "ConditionCheckItem"], [partition.config]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "Query"], [partition.campaign]);
    table.allow(fn, ["BatchGetItem"], [partition.bike]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allowQuerying(fn, [list.purchasesOf, list.campaigns]);
  },
};
