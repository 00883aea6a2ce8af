import { adRoutes } from "#contract/ads.ts";
import { listingRoutes } from "#contract/listings.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { createListing } from "#lambdas/listings/create-listing.ts";
import { editListing } from "#lambdas/listings/edit-listing.ts";
import { ListingsEnv } from "#lambdas/listings/env.ts";
import { countView, getAd } from "#lambdas/listings/get-ad.ts";
import { listInquirers } from "#lambdas/listings/list-inquirers.ts";
import type { ListingsContext } from "./listings-context.ts";
import { moveListing } from "#lambdas/listings/move-listing.ts";
import { getRenewal, renewByMail } from "#lambdas/listings/renew-by-mail.ts";
import { searchAds } from "#lambdas/listings/search-ads.ts";
import { getOwnListing } from "#lambdas/listings/show-listing.ts";
import { system } from "#lambdas/system.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ListingsEnv.parse(process.env);
const openMetered = openReader(env.TABLE_NAME, system);

const context: ListingsContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  codeSecret: env.CODE_SECRET,
};

export const handler = api(
  { ...listingRoutes, ...adRoutes },
  {
    createListing: ({ caller, params, body, idempotencyKey }) =>
      createListing(context, { userId: caller.userId, ...params, idempotencyKey, details: body }),
    getOwnListing: ({ caller, params }) => getOwnListing(context, caller.userId, params.listingId),
    editListing: ({ caller, params, body }) => editListing(context, caller.userId, params.listingId, body),
    pauseListing: ({ caller, params }) => moveListing(context, caller.userId, params.listingId, "pause"),
    resumeListing: ({ caller, params }) => moveListing(context, caller.userId, params.listingId, "resume"),
    renewListing: ({ caller, params }) => moveListing(context, caller.userId, params.listingId, "renew"),
    sellOutside: ({ caller, params }) => moveListing(context, caller.userId, params.listingId, "sell"),
    endListing: ({ caller, params }) => moveListing(context, caller.userId, params.listingId, "end"),
    listInquirers: ({ caller, params }) => listInquirers(context, caller.userId, params.listingId),
    getRenewal: ({ params }) => getRenewal(context, params.token),
    renewByMail: ({ params }) => renewByMail(context, params.token),
    searchAds: ({ query, meter }) =>
      searchAds({ reader: openMetered(meter), cursorSecret: env.CURSOR_SECRET }, query),
    getAd: ({ params }) => getAd(context, params.listingId),
    countView: ({ caller, params }) => countView(context, params.listingId, caller?.userId),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("listings"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
    readUnits: { stage: env.STAGE },
  },
);
