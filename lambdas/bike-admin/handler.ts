import { bikeReviewRoutes, correctionRoutes } from "#contract/bike-admin.ts";
import { adminFoundReportRoutes } from "#contract/bike-admin-found-reports.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { decideBikeReview } from "#lambdas/bike-admin/decide-bike-review.ts";
import { decideCorrection } from "#lambdas/bike-admin/decide-correction.ts";
import { decideReward } from "#lambdas/bike-admin/decide-reward.ts";
import { BikeAdminEnv } from "#lambdas/bike-admin/env.ts";
import { listFoundReports } from "#lambdas/bike-admin/list-found-reports.ts";
import { listBikeReviews } from "#lambdas/bike-admin/list-bike-reviews.ts";
import { listOpenCorrections } from "#lambdas/bike-admin/list-open-corrections.ts";
import { openBikeReview } from "#lambdas/bike-admin/open-bike-review.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { s3Pictures } from "#lambdas/shared/bikes/aws-pictures.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = BikeAdminEnv.parse(process.env);

const context: BikeAdminContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  cursorSecret: env.CURSOR_SECRET,
};

export const handler = api(
  { ...bikeReviewRoutes, ...correctionRoutes, ...adminFoundReportRoutes },
  {
    listBikeReviews: ({ query }) => listBikeReviews(context, query),
    openBikeReview: ({ caller, params }) => openBikeReview(context, caller.userId, params.bikeId),
    decideBikeReview: ({ caller, params, body }) =>
      decideBikeReview(context, caller.userId, params.bikeId, body),
    listOpenCorrections: ({ query }) => listOpenCorrections(context, query),
    decideCorrection: ({ caller, params, body }) => decideCorrection(context, caller.userId, params, body),
    listFoundReports: ({ query }) => listFoundReports(context, query),
    decideReward: ({ caller, params, body }) => decideReward(context, caller.userId, params, body),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("bike-admin"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
