import { KMSClient } from "@aws-sdk/client-kms";
import { S3Client } from "@aws-sdk/client-s3";
import { TextractClient } from "@aws-sdk/client-textract";
import { identityReviewRoutes } from "#contract/identity-reviews.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { awsCardPhotos } from "#lambdas/identity-reviews/aws-card-photos.ts";
import { decideIdentityReview } from "#lambdas/identity-reviews/decide-identity-review.ts";
import { IdentityReviewsEnv } from "#lambdas/identity-reviews/env.ts";
import { getOwnIdentityReview } from "#lambdas/identity-reviews/get-own-identity-review.ts";
import { listIdentityReviews } from "#lambdas/identity-reviews/list-identity-reviews.ts";
import { openIdentityReview } from "#lambdas/identity-reviews/open-identity-review.ts";
import { requestIdentityReview } from "#lambdas/identity-reviews/request-identity-review.ts";
import { kmsCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = IdentityReviewsEnv.parse(process.env);
const logger = loggerOf("identity-reviews");

const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  cipher: kmsCipher(new KMSClient({}), env.PERSONAL_NUMBER_KEY_ID),
  photos: awsCardPhotos(env.ID_CARDS_BUCKET, new S3Client({}), new TextractClient({ maxAttempts: 5 })),
  cursorSecret: env.CURSOR_SECRET,
  reportFailure: (what: string, error: unknown) =>
    logger.error(what, { errorName: error instanceof Error ? error.name : typeof error }),
};

export const handler = api(
  identityReviewRoutes,
  {
    requestIdentityReview: ({ caller, body }) => requestIdentityReview(context, caller.userId, body.uploadId),
    getOwnIdentityReview: ({ caller }) => getOwnIdentityReview(context, caller.userId),
    listIdentityReviews: ({ query }) => listIdentityReviews(context, query),
    openIdentityReview: ({ caller, params }) => openIdentityReview(context, caller.userId, params.reviewId),
    decideIdentityReview: ({ caller, params, body }) =>
      decideIdentityReview(context, caller.userId, params.reviewId, body),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
