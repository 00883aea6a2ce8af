import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { IdentityReviewsEnv } from "#lambdas/people/identity-reviews/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Decrypts personal numbers to look for them on ID cards. */
export const identityReviews: FunctionRecord<z.input<typeof IdentityReviewsEnv>> = {
  name: "identity-reviews",
  entry: "lambdas/people/identity-reviews/handler.ts",
  errorImpact: "People without an eID cannot show who they are, and administrators cannot decide.",
  timeout: Duration.seconds(29),
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    ID_CARDS_BUCKET: resources.pictures.idCards.bucketName,
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table, keys, pictures }) => {
    table.allow(fn, ["GetItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.identityReview]);
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.upload]);
    table.allow(fn, ["PutItem"], [partition.personalNumber, partition.audit]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    table.allowQuerying(fn, [list.openIdentityReviews]);
    pictures.allowReadingIdCards(fn);
    pictures.allowMissingIdCards(fn);
    pictures.allowDiscardingIdCards(fn);
    keys.allowDecryptingPersonalNumbers(fn);
    fn.allow(new PolicyStatement({ actions: ["textract:DetectDocumentText"], resources: ["*"] }));
  },
};
