import { Duration } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { PointsEnv } from "#lambdas/purchases/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Mail } from "#lib/constructs/mail.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";
import { paymentsUrl } from "#lib/features/payments-url.ts";

type Parts = ApiParts & { readonly siteOrigin: string; readonly mail: Mail };

/** Stands on receipts where nothing real is sold. */
const nobody = {
  name: "Cykelregistret på prov",
  organisationNumber: "559999-9999",
  address: "Provgatan 1, 111 11 Stockholm",
};

const allowSelling = (points: FeatureFunction, table: RegistryTable): void => {
  table.allow(points, {
    actions: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem", "Query"],
    partitions: ["USER#*"],
  });
  table.allow(points, { actions: ["GetItem", "PutItem", "UpdateItem"], partitions: ["PURCHASE#*"] });
  table.allow(points, { actions: ["GetItem", "UpdateItem"], partitions: ["RECEIPTCOUNTER#*"] });
  table.allow(points, { actions: ["PutItem"], partitions: ["RECEIPTS#*", "AUDIT#*"] });
  table.allow(points, { actions: ["GetItem", "PutItem"], partitions: ["ORDER#*", "IDEM#*"] });
  table.allow(points, { actions: ["GetItem", "PutItem", "ConditionCheckItem"], partitions: ["CONFIG#*"] });
  table.allow(points, {
    actions: ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "Query"],
    partitions: ["CAMPAIGN#*"],
  });
  table.allow(points, { actions: ["GetItem", "BatchGetItem", "ConditionCheckItem"], partitions: ["BIKE#*"] });
  table.allow(points, { actions: ["UpdateItem"], partitions: ["RATE#*"] });
  table.allow(points, { actions: ["Query"], partitions: ["PURCHASES#*", "CAMPAIGNS"], index: "gsi1" });
};

/** Sells points and takes them back. It asks the payment service; what that tells on its own goes elsewhere. */
export const pointsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { mail, secrets, siteOrigin, table, workshop } = parts;
  const { settings } = workshop;
  const points = new FeatureFunction<z.input<typeof PointsEnv>>(scope, "PointsFunction", {
    workshop,
    name: "points",
    errorImpact: "People cannot buy points, see what they have bought or take it back.",
    timeout: Duration.seconds(25),
    environment: {
      ...apiEnvironment(parts),
      CURSOR_SECRET: secrets.cursor,
      RECEIPT_SECRET: secrets.receipt,
      PAYMENTS_URL: paymentsUrl(workshop, siteOrigin),
      PAYMENTS_API_KEY: secrets.paymentsKey,
      SITE_ORIGIN: siteOrigin,
      SELLER_NAME: settings.sellerName ?? nobody.name,
      SELLER_ORGANISATION_NUMBER: settings.sellerOrganisationNumber ?? nobody.organisationNumber,
      SELLER_ADDRESS: settings.sellerAddress ?? nobody.address,
      SUPPORT_EMAIL: mail.support,
    },
  });
  allowSelling(points, table);
  return points;
};
