import { adRoutes } from "#contract/ads/ads.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { createListing } from "./create-listing.ts";
import { editListing } from "./edit-listing.ts";
import { ListingsEnv } from "./env.ts";
import { countView, getAd } from "./get-ad.ts";
import { listInquirers } from "./list-inquirers.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { moveListing } from "./move-listing.ts";
import { getRenewal, renewByMail } from "./renew-by-mail.ts";
import { searchAds } from "./search-ads.ts";
import { getOwnListing } from "./show-listing.ts";
import { system } from "#lambdas/platform/system.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
    countView: ({ caller, params, address }) =>
      countView(context, params.listingId, { userId: caller?.userId, address }),
  },
  {
    ...guardSessions(env, loggerOf("listings"), context.table),
    count: readingCounter(openCounter(env.TABLE_NAME, system), env.ORIGIN_SECRETS),
    readUnits: { stage: env.STAGE },
  },
);
