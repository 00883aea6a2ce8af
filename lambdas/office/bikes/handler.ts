import { adminBikeRoutes } from "#contract/office/bike-admin-bike.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/office/bike-admin.ts";
import { bikeRemovalRoutes } from "#contract/office/bike-removals.ts";
import { adminFoundReportRoutes } from "#contract/office/bike-admin-found-reports.ts";
import { ownershipDisputeCaseRoutes } from "#contract/office/ownership-dispute-cases.ts";
import {
  answerProposal,
  decideAppeal,
  proposeDecision,
} from "#lambdas/office/bikes/disputes/decide-dispute.ts";
import { listDisputeCases, openDisputeCase } from "#lambdas/office/bikes/disputes/show-cases.ts";
import { askForRemoval } from "#lambdas/office/bikes/removals/ask-for-removal.ts";
import { decideRemoval } from "#lambdas/office/bikes/removals/decide-removal.ts";
import { listRemovals } from "#lambdas/office/bikes/removals/list-removals.ts";
import type { RemovalContext } from "#lambdas/office/bikes/removals/removal-context.ts";
import { tellBikesApart } from "#lambdas/office/bikes/removals/tell-bikes-apart.ts";
import { s3PublicPhotos } from "#lambdas/platform/pictures/aws-public-photos.ts";
import { listMoreOfBike, openBike } from "#lambdas/office/bikes/bike/open-bike.ts";
import { decideBikeReview } from "./decide-bike-review.ts";
import { decideCorrection } from "./decide-correction.ts";
import { decideReward } from "./decide-reward.ts";
import { BikeAdminEnv } from "./env.ts";
import { listFoundReports } from "./list-found-reports.ts";
import { listHeldRewards } from "./list-held-rewards.ts";
import { listBikeReviews } from "./list-bike-reviews.ts";
import { listOpenCorrections } from "./list-open-corrections.ts";
import { openBikeReview } from "./open-bike-review.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { s3Pictures } from "#lambdas/bikes/aws-pictures.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
    ...ownershipDisputeCaseRoutes,
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
    listOwnershipDisputeCases: ({ caller, query }) => listDisputeCases(context, caller.userId, query),
    openOwnershipDisputeCase: ({ caller, params }) =>
      openDisputeCase(context, caller.userId, params.disputeId),
    proposeOwnershipDecision: ({ caller, params, body }) =>
      proposeDecision(context, { adminId: caller.userId, ...params }, body),
    answerOwnershipProposal: ({ caller, params, body }) =>
      answerProposal(context, { adminId: caller.userId, ...params }, body),
    decideOwnershipAppeal: ({ caller, params, body }) =>
      decideAppeal(context, { adminId: caller.userId, ...params }, body),
    listBikeReviews: ({ query }) => listBikeReviews(context, query),
    openBikeReview: ({ caller, params }) => openBikeReview(context, caller.userId, params.bikeId),
    decideBikeReview: ({ caller, params, body }) =>
      decideBikeReview(context, caller.userId, params.bikeId, body),
    listOpenCorrections: ({ query }) => listOpenCorrections(context, query),
    decideCorrection: ({ caller, params, body }) => decideCorrection(context, caller.userId, params, body),
    listFoundReports: ({ query }) =>
      query.reward === undefined ? listFoundReports(context, query) : listHeldRewards(context, query),
    decideReward: ({ caller, params, body }) => decideReward(context, caller.userId, params, body),
  },
  guardSessions(env, loggerOf("bike-admin"), context.table),
);
