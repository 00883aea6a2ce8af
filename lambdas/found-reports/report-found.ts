import * as z from "zod";
import type { FoundReportForm, OwnFoundReport } from "#contract/found-reports.ts";
import { publicName } from "#contract/mask-name.ts";
import { findMessage } from "#lambdas/found-reports/find-message.ts";
import type { FoundWorld } from "#lambdas/found-reports/found-world.ts";
import { type Finder, newReport, reportWrites } from "#lambdas/found-reports/new-report.ts";
import { showOwnReport } from "#lambdas/found-reports/show-report.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { titleOf } from "#lambdas/own-bikes/title.ts";
import { isListed } from "#lambdas/postings/card.ts";
import { readFinderFacts } from "#lambdas/rewards/finder-facts.ts";
import { flagsOf } from "#lambdas/rewards/rules.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { type DailyQuota, spend } from "#lambdas/table/daily-quota.ts";
import { once } from "#lambdas/table/idempotency.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { FoundReportItem } from "#lambdas/table/items/found-report.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

/** Whoever finds more bikes in a day writes to us. */
const perPerson: DailyQuota = { what: "found-reports", perDay: 5, failure: "too-many-requests" };

const Outcome = z.object({ reportId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type ReportFound = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly form: FoundReportForm;
};

const readMissedBike = async ({ table }: FoundWorld, { userId, bikeId }: ReportFound): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike || !isListed(bike)) throw new ProblemError("bike-not-found");
  if (bike.ownerId === userId) throw new ProblemError("own-bike");
  if (bike.status !== "stolen") throw new ProblemError("bike-not-stolen");
  return bike;
};

const finderOf = async (
  { table, system }: FoundWorld,
  { userId, bikeId }: ReportFound,
  { ownerId }: BikeItem,
): Promise<Finder> => {
  const [profile, known] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    readFinderFacts(table, { bikeId, ownerId, finderId: userId }, system.now()),
  ]);
  return {
    finder: userId,
    finderId: userId,
    finderName: publicName(profile),
    flags: known ? flagsOf(known.facts) : [],
  };
};

const attempt = async (
  world: FoundWorld,
  input: ReportFound,
  remember: (outcome: Outcome) => Action,
): Promise<FoundReportItem> => {
  const { table, system } = world;
  const { userId, form } = input;
  const bike = await readMissedBike(world, input);
  const report = newReport(bike, await finderOf(world, input, bike), form, system);
  await table.transact([
    remember({ reportId: report.id }),
    whileOpen(userId),
    ...reportWrites(report, titleOf(bike), { contact: form.contact }, system),
    ...(await findMessage(world, report, userId)),
    spend(perPerson, userId, system.now()),
  ]);
  return report;
};

/** Tells the owner of a stolen bike that somebody has found it: the report, a message and the owner's notice are written together. */
export const reportFound = async (world: FoundWorld, input: ReportFound): Promise<OwnFoundReport> => {
  const { table, system } = world;
  const { userId, bikeId, idempotencyKey: key, form } = input;
  let written: FoundReportItem | undefined;
  const request = { userId, key, content: { bikeId, form }, now: system.now() };
  const { reportId } = await once(table, request, Outcome, async (remember) => {
    written = await untilFresh(system, () => attempt(world, input, remember));
    return { reportId: written.id };
  });
  const report = written ?? (await table.get(keys.foundReport(bikeId, reportId), FoundReportItem));
  if (!report) throw new ProblemError("bike-not-found");
  return showOwnReport(report);
};
