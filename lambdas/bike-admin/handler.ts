import { adminBikeRoutes } from "#contract/bike-admin-bike.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/bike-admin.ts";
import { bikeRemovalRoutes } from "#contract/bike-removals.ts";
import { adminFoundReportRoutes } from "#contract/bike-admin-found-reports.ts";
import { askForRemoval } from "./removals/ask-for-removal.ts";
import { decideRemoval } from "./removals/decide-removal.ts";
import { listRemovals } from "./removals/list-removals.ts";
import type { RemovalContext } from "./removals/removal-context.ts";
import { tellBikesApart } from "./removals/tell-bikes-apart.ts";
import { s3PublicPhotos } from "#lambdas/shared/pictures/aws-public-photos.ts";
import { listMoreOfBike, openBike } from "#lambdas/bike-admin/bike/open-bike.ts";
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

const context: RemovalContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  photos: s3PublicPhotos(env.BIKE_PHOTOS_BUCKET, env.DISTRIBUTION_ID),
  cursorSecret: env.CURSOR_SECRET,
};

export const handler = api(
  {
    ...adminBikeRoutes,
    ...bikeReviewRoutes,
    ...correctionRoutes,
    ...adminFoundReportRoutes,
    ...bikeRemovalRoutes,
  },
  {
    openAdminBike: ({ caller, params }) => openBike(context, caller.userId, params.bikeId),
    listMoreOfBike: ({ caller, params, query }) =>
      listMoreOfBike(context, caller.userId, { ...params, ...query }),
    listRemovals: ({ caller, query }) => listRemovals(context, caller.userId, query),
    askForRemoval: ({ caller, params, body }) =>
      askForRemoval(context, { adminId: caller.userId, ...params, request: body }),
    decideRemoval: ({ caller, params, body }) =>
      decideRemoval(context, { adminId: caller.userId, ...params }, body),
    tellBikesApart: ({ caller, params, body }) =>
      tellBikesApart(context, { adminId: caller.userId, ...params, ...body }),
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
