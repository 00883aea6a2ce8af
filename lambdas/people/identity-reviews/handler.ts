import { KMSClient } from "@aws-sdk/client-kms";
import { S3Client, DeleteObjectCommand } from "@aws-sdk/client-s3";
import { TextractClient } from "@aws-sdk/client-textract";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { decideIdentityReview } from "./decide-identity-review.ts";
import { IdentityReviewsEnv } from "./env.ts";
import { getOwnIdentityReview } from "./get-own-identity-review.ts";
import { listIdentityReviews } from "./list-identity-reviews.ts";
import { openIdentityReview } from "./open-identity-review.ts";
import { requestIdentityReview } from "./request-identity-review.ts";
import { kmsCipher } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import type { CardPhoto, CardPhotos } from "./reviews-context.ts";
import { signLinks } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { pictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { readDocument } from "#lambdas/platform/ocr/aws-textract.ts";

const awsCardPhotos = (bucket: string, s3: S3Client, textract: TextractClient): CardPhotos => {
  const place = (photo: CardPhoto) => pictureLocation({ "id-card": bucket }, photo);
  const sign = signLinks();
  return {
    read: async (photo) => (await readDocument(textract, place(photo))).map(({ text }) => text),
    link: (photo) => sign(place(photo)),
    discard: async (photo) => {
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: place(photo).key }));
    },
  };
};

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
  guardSessions(env, logger, context.table),
);
