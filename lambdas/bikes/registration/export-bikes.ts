import type { BikeExport, InsuredBike } from "#contract/bikes/bike-export.ts";
import type { BikesContext } from "./bikes-context.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import { readThefts } from "./read-history.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const bikesAtOnce = 25;

const StoredTheft = TheftItem.pick({
  state: true,
  stolenDate: true,
  place: true,
  city: true,
  policeReportNumber: true,
  stolenHour: true,
  lockType: true,
  reportedAt: true,
  recoveredAt: true,
});

const insured = async (context: BikesContext, bike: BikeItem): Promise<InsuredBike> => {
  const [view, receiptUrl, events, thefts] = await Promise.all([
    ownView(context, bike),
    context.pictures.receipt(bike),
    readEvents(context.table, bike.id),
    readThefts(context.table, bike.id, StoredTheft),
  ]);
  const [period] = periodsOf(events);
  return {
    ...view,
    receiptUrl,
    ownedSince: period?.event.at ?? bike.registeredAt,
    verified: period?.verified ?? false,
    purchasePrice: period?.event.purchasePrice,
    thefts,
  };
};

/** All the caller's bikes, newest first, with the data that an insurer asks for. */
export const exportBikes = async (context: BikesContext, userId: string): Promise<BikeExport> => {
  const { table, system } = context;
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("conflict-try-again");
  const bikes: InsuredBike[] = [];
  const partition = lists.bikesOf(userId);
  const owned = {
    schema: BikeItem,
    partition,
    index: "gsi1",
    limit: bikesAtOnce,
    newestFirst: true,
  } as const;
  for await (const page of pages(table, owned))
    bikes.push(...(await Promise.all(page.map((bike) => insured(context, bike)))));
  return { exportedAt: system.now().toISOString(), ownerName: profile.fullName, bikes };
};
