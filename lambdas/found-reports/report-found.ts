import * as z from "zod";
import type { FoundReportForm, OwnFoundReport } from "#contract/found-reports.ts";
import { publicName } from "#contract/mask-name.ts";
import { findMessage } from "#lambdas/found-reports/find-message.ts";
import type { FoundContext } from "./found-context.ts";
import { type Finder, newReport, reportWrites } from "#lambdas/found-reports/new-report.ts";
import { showOwnReport } from "#lambdas/found-reports/show-report.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import { readFinderFacts } from "#lambdas/shared/finder-rewards/finder-facts.ts";
import { flagsOf } from "#lambdas/shared/finder-rewards/rules.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, nameless, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** A person who finds more bikes in a day writes to us. */
const perPerson: RateLimit = {
  what: "found-reports",
  most: 5,
  window: swedishDay,
  failure: "too-many-requests",
};

const Outcome = z.object({ reportId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type ReportFound = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly form: FoundReportForm;
};

const readMissedBike = async (
  { table }: FoundContext,
  { userId, bikeId }: ReportFound,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike || !isListed(bike)) throw new ProblemError("bike-not-found");
  if (bike.ownerId === userId) throw new ProblemError("own-bike");
  if (bike.status !== "stolen") throw new ProblemError("bike-not-stolen");
  return bike;
};

const finderOf = async (
  { table, system }: FoundContext,
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
    finderEmail: profile && nameless(profile.email),
    finderName: publicName(profile),
    flags: known ? flagsOf(known.facts) : [],
  };
};

const attempt = async (
  context: FoundContext,
  input: ReportFound,
  remember: (outcome: Outcome) => Action,
): Promise<FoundReportItem> => {
  const { table, system } = context;
  const { userId, form } = input;
  const bike = await readMissedBike(context, input);
  const report = newReport(bike, await finderOf(context, input, bike), form, system);
  await table.transact([
    remember({ reportId: report.id }),
    whileOpen(userId),
    ...reportWrites(report, titleOf(bike), { contact: form.contact }, system),
    ...(await findMessage(context, report, userId)),
    counted(perPerson, userId, system.now()),
  ]);
  return report;
};

/** Tells the owner of a stolen bike that someone has found it: the report, a message and the owner's notification are written together. */
export const reportFound = async (context: FoundContext, input: ReportFound): Promise<OwnFoundReport> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, form } = input;
  let written: FoundReportItem | undefined;
  const request = { userId, key, content: { bikeId, form }, now: system.now() };
  const { reportId } = await once(table, request, Outcome, async (remember) => {
    written = await untilFresh(system, () => attempt(context, input, remember));
    return { reportId: written.id };
  });
  const report = written ?? (await table.get(keys.foundReport(bikeId, reportId), FoundReportItem));
  if (!report) throw new ProblemError("bike-not-found");
  return showOwnReport(report);
};
