import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { IdentityReviewsEnv } from "#lambdas/identity-reviews/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Keys } from "#lib/constructs/keys.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly keys: Keys; readonly pictures: Pictures };

/** Compares ID cards with what people have typed: it reads a personal number back to look for it on the card. */
export const identityReviewsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { keys, pictures, secrets, table, workshop } = parts;
  const reviews = new FeatureFunction<z.input<typeof IdentityReviewsEnv>>(scope, "IdentityReviewsFunction", {
    workshop,
    name: "identity-reviews",
    errorImpact: "People without an eID cannot show who they are, and administrators cannot decide.",
    timeout: Duration.seconds(29),
    environment: {
      ...apiEnvironment(parts),
      PERSONAL_NUMBER_KEY_ID: keys.personalNumber.keyId,
      ID_CARDS_BUCKET: pictures.idCards.bucketName,
      CURSOR_SECRET: secrets.cursor,
    },
  });
  table.allow(reviews, {
    actions: ["GetItem", "UpdateItem", "ConditionCheckItem"],
    partitions: ["USER#*"],
  });
  table.allow(reviews, { actions: ["GetItem", "PutItem", "UpdateItem"], partitions: ["IDREVIEW#*"] });
  table.allow(reviews, { actions: ["GetItem", "UpdateItem", "DeleteItem"], partitions: ["UPLOAD#*"] });
  table.allow(reviews, { actions: ["PutItem"], partitions: ["PNR#*", "AUDIT#*"] });
  table.allow(reviews, { actions: ["UpdateItem"], partitions: ["QUOTA#*"] });
  table.allow(reviews, { actions: ["Query"], partitions: ["IDREVIEWS#OPEN"], index: "gsi1" });
  pictures.allowReadingIdCards(reviews);
  pictures.allowDiscardingIdCards(reviews);
  keys.allowDecryptingPersonalNumbers(reviews);
  reviews.allow(new PolicyStatement({ actions: ["textract:DetectDocumentText"], resources: ["*"] }));
  return reviews;
};
