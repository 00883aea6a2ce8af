import {
  recentTheftRoutes,
  type RecentTheftFilters,
  maxRecentTheftsPages,
  recentTheftsPageLength,
  type FeedFilters,
  type TheftFeatures,
} from "#contract/thefts/recent-thefts.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { s3Pictures } from "#lambdas/bikes/aws-pictures.ts";
import { s3PublicPhotos } from "#lambdas/platform/pictures/aws-public-photos.ts";
import { system } from "#lambdas/platform/system.ts";
import type { ReadMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { markBatteryRecovered, reportBatteryStolen } from "./battery-theft.ts";
import { changeTheft } from "./change-theft.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { TheftsEnv } from "./env.ts";
import { getStolenBike } from "./get-stolen-bike.ts";
import { listThefts } from "./list-thefts.ts";
import { markRecovered } from "./mark-recovered.ts";
import { theftsAtom } from "#lambdas/thefts/reports/recent-thefts/thefts-atom.ts";
import { reportStolen } from "./report-stolen.ts";
import type { SearchCard } from "#contract/bikes/search.ts";
import { type RecentTheftsContext, findRecentThefts, readFeed } from "./recent-thefts/find-recent-thefts.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { findPlace } from "#contract/platform/places.ts";
import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import { stolenPage } from "#contract/thefts/stolen-page.ts";
import { describeBike } from "#lambdas/bikes/describe/describe-bike.ts";
import type { PostingItem } from "#lambdas/bikes/items/posting.ts";

const pointOf = (town: string | undefined) => {
  const place = town === undefined ? undefined : findPlace(town);
  return place ? { type: "Point" as const, coordinates: [place.longitude, place.latitude] } : null;
};

const featureOf = (
  card: PostingItem,
  { language }: FeedFilters,
  siteOrigin: string,
): TheftFeatures["features"][number] => ({
  type: "Feature",
  id: card.id,
  geometry: pointOf(card.town),
  properties: {
    title: describeBike(card, language).title,
    url: siteOrigin + stolenPage(card.id),
    stolenOn: card.stolenSince ?? "",
    place: card.stolenPlace,
    town: card.town,
    frameNumber: maskFrameNumber(card.frameNumber),
    brand: card.brand,
    model: card.model,
    type: card.type,
    color: card.color,
    photoUrl: card.photoUploadId && `${siteOrigin}/photos/${card.photoUploadId}.jpg`,
  },
});

/** Places each bike at the centre of its town. */
const theftsGeoJson = async (context: RecentTheftsContext, filters: FeedFilters): Promise<TheftFeatures> => {
  const cards = await readFeed(context, filters);
  return {
    type: "FeatureCollection",
    features: cards.map((card) => featureOf(card, filters, context.siteOrigin)),
  };
};

const listOf = ({ near, radius, type, color }: RecentTheftFilters): string =>
  JSON.stringify(["thefts", near, radius, type, color]);

const listRecentThefts = async (
  { reader, system, cursorSecret }: RecentTheftsContext,
  filters: RecentTheftFilters,
): Promise<{ items: SearchCard[]; cursor: string | undefined }> => {
  const list = listOf(filters);
  const { after, page = "1" } = readCursor(cursorSecret, list, filters.cursor) ?? {};
  const { items, next } = await findRecentThefts(reader, filters, { after, limit: recentTheftsPageLength });
  const goesOn = next !== undefined && Number(page) < maxRecentTheftsPages;
  return {
    items: items.map((card) => showCard(card, { now: system.now(), signedIn: false })),
    cursor: writeCursor(
      cursorSecret,
      list,
      goesOn ? { after: next, page: String(Number(page) + 1) } : undefined,
    ),
  };
};

const env = TheftsEnv.parse(process.env);

const context: TheftsContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  photos: s3PublicPhotos(env.BIKE_PHOTOS_BUCKET, env.DISTRIBUTION_ID),
};

const openMetered = openReader(env.TABLE_NAME, system);

const recent = (meter: ReadMeter) => ({
  reader: openMetered(meter),
  system,
  cursorSecret: env.CURSOR_SECRET,
  siteOrigin: env.SITE_ORIGIN,
});

export const handler = api(
  { ...theftRoutes, ...recentTheftRoutes },
  {
    listRecentThefts: ({ query, meter }) => listRecentThefts(recent(meter), query),
    getTheftsAtom: ({ query, meter }) => theftsAtom(recent(meter), query),
    getTheftsGeoJson: ({ query, meter }) => theftsGeoJson(recent(meter), query),
    getStolenBike: ({ params }) => getStolenBike(context, params.bikeId),
    reportStolen: ({ caller, params, body, idempotencyKey }) =>
      reportStolen(context, { userId: caller.userId, ...params, idempotencyKey, report: body }),
    changeTheft: ({ caller, params, body }) => changeTheft(context, caller.userId, params.bikeId, body),
    listThefts: ({ caller, params }) => listThefts(context, caller.userId, params.bikeId),
    markRecovered: ({ caller, params, body, idempotencyKey }) =>
      markRecovered(context, { userId: caller.userId, ...params, idempotencyKey, recovery: body }),
    reportBatteryStolen: ({ caller, params, body }) =>
      reportBatteryStolen(context, caller.userId, params.bikeId, body.stolenDate),
    markBatteryRecovered: ({ caller, params }) => markBatteryRecovered(context, caller.userId, params.bikeId),
  },
  {
    ...guardSessions(env, loggerOf("thefts"), context.table),
    count: readingCounter(openCounter(env.TABLE_NAME, system), env.ORIGIN_SECRETS),
  },
);
