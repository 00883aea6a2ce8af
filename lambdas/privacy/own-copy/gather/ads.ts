import * as z from "zod";
import { AdStatement } from "#contract/moderation/ad-decisions.ts";
import { queryAll, type Gathering } from "./gathering.ts";
import { AdCaseItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

export const Ads = z.array(
  ListingItem.pick({
    bikeId: true,
    price: true,
    condition: true,
    city: true,
    text: true,
    state: true,
    createdAt: true,
    listedAt: true,
    endsAt: true,
    closedAt: true,
  }).extend({ pictures: z.array(z.string()) }),
);

/** Decisions about the person's ads, without reporters and administrators. A report is left out until then. */
export const AdCases = z.array(
  AdCaseItem.pick({ state: true, reason: true, ad: true, openedAt: true }).extend({
    decisions: z.array(AdStatement.omit({ afterAppeal: true })),
    appeals: z.array(z.object({ text: z.string().optional(), at: z.string() })),
  }),
);

/** The person's reports, without the ads, which belong to others. */
export const AdReports = z.array(
  AdReportItem.pick({ reason: true, explanation: true, links: true, reportedAt: true }),
);

export const gatherAds = async ({ table, userId, wanted }: Gathering): Promise<z.infer<typeof Ads>> => {
  const ads = await queryAll(table, {
    index: "gsi1",
    partition: lists.listingsOf(userId),
    schema: ListingItem,
  });
  return ads.map((ad) =>
    Ads.element.parse({
      ...ad,
      pictures: ad.photos.map((id) => wanted.picture("bike-photo", userId, id, ad.bikeId)),
    }),
  );
};

export const gatherAdCases = async ({
  table,
  userId,
  others,
}: Gathering): Promise<z.infer<typeof AdCases>> => {
  const cases = await queryAll(table, {
    index: "gsi1",
    partition: lists.adCasesOf(userId),
    schema: AdCaseItem,
  });
  for (const { decisions, reporters } of cases)
    for (const id of [...decisions.map(({ by }) => by), ...reporters.map((each) => each.userId)])
      if (id !== undefined) await others.maskedName(id);
  const decided = cases.filter(({ decisions }) => decisions.length > 0);
  return decided.map((each) =>
    AdCases.element.parse({ ...each, appeals: each.appeals.filter(({ by }) => by === "seller") }),
  );
};

export const gatherAdReports = ({ table, userId }: Gathering) =>
  queryAll(table, { index: "gsi1", partition: lists.adReportsOf(userId), schema: AdReports.element });
