import { bikeReviewRoutes, correctionRoutes } from "#contract/bike-admin.ts";
import { adminFoundRoutes } from "#contract/admin-found-reports.ts";
import type { BikeAdminWorld } from "#lambdas/bike-admin/bike-admin-world.ts";
import { decideBikeReview } from "#lambdas/bike-admin/decide-bike-review.ts";
import { decideCorrection } from "#lambdas/bike-admin/decide-correction.ts";
import { decideReward } from "#lambdas/bike-admin/decide-reward.ts";
import { BikeAdminEnv } from "#lambdas/bike-admin/env.ts";
import { listFoundReports } from "#lambdas/bike-admin/list-found-reports.ts";
import { listBikeReviews } from "#lambdas/bike-admin/list-bike-reviews.ts";
import { listOpenCorrections } from "#lambdas/bike-admin/list-open-corrections.ts";
import { openBikeReview } from "#lambdas/bike-admin/open-bike-review.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { s3Pictures } from "#lambdas/own-bikes/aws-pictures.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = BikeAdminEnv.parse(process.env);

const world: BikeAdminWorld = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  cursorSecret: env.CURSOR_SECRET,
};

export const handler = api(
  { ...bikeReviewRoutes, ...correctionRoutes, ...adminFoundRoutes },
  {
    listBikeReviews: ({ query }) => listBikeReviews(world, query),
    openBikeReview: ({ caller, params }) => openBikeReview(world, caller.userId, params.bikeId),
    decideBikeReview: ({ caller, params, body }) =>
      decideBikeReview(world, caller.userId, params.bikeId, body),
    listOpenCorrections: ({ query }) => listOpenCorrections(world, query),
    decideCorrection: ({ caller, params, body }) => decideCorrection(world, caller.userId, params, body),
    listFoundReports: ({ query }) => listFoundReports(world, query),
    decideReward: ({ caller, params, body }) => decideReward(world, caller.userId, params, body),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("bike-admin"),
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
