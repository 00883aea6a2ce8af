import * as z from "zod";
import type { FoundReportForm, OwnFoundReport } from "#contract/thefts/found-reports.ts";
import { publicName } from "#contract/platform/mask-name.ts";
import type { FoundContext } from "./found-context.ts";
import { type Finder, cleanForm, newReport, reportWrites, wordsOf } from "./new-report.ts";
import { showOwnReport } from "./show-report.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { readFinderFacts } from "#lambdas/thefts/rewards/finder-facts.ts";
import { flagsOf } from "#lambdas/thefts/rewards/rules.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, pseudonymOf, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { screenText, retryWithoutText } from "#lambdas/moderation/screen-text.ts";
import { messageWrites } from "#lambdas/messages/message-writes.ts";
import { threadsADay } from "#lambdas/messages/new-threads.ts";
import type { MessageItem } from "#lambdas/messages/items/thread.ts";

export type ReportFound = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly form: FoundReportForm;
};

/** Also sends the find to the owner as a message, so that both can reply. */
const findMessage = async (
  context: FoundContext,
  { id: findId, bikeId, ownerId, frameNumber, location, description, reportedAt: at }: FoundReportItem,
  { userId: fromUserId, form }: ReportFound,
): Promise<readonly Action[]> => {
  const words = { fromUserId, toUserId: ownerId, bikeId };
  const { threadId, messageId, sides, writes } = await screenText(context, { ...words, text: wordsOf(form) });
  const text = [location, description].filter(Boolean).join("\n");
  const about = { ...words, threadId, messageId, frameNumber, findId, at };
  const message: MessageItem = { entity: "message", ...about, type: "found_bike", text };
  return [...writes, ...messageWrites(message, sides)];
};

/** A find starts a conversation, so the same daily limit applies. */
const limitOf = (profile: ProfileItem | undefined): RateLimit => ({
  what: "found-reports",
  max: threadsADay(profile),
  window: swedishDay,
});

const Outcome = z.object({ reportId: z.string() });
type Outcome = z.infer<typeof Outcome>;

const readStolenBike = async (
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
  profile: ProfileItem | undefined,
): Promise<Finder> => {
  const known = await readFinderFacts(table, { bikeId, ownerId, finderId: userId }, system.now());
  return {
    finder: userId,
    finderId: userId,
    finderEmail: profile && pseudonymOf(profile.email),
    finderName: publicName(profile),
    flags: known ? flagsOf(known.facts) : [],
  };
};

const attempt = async (
  context: FoundContext,
  input: ReportFound,
  remember: (outcome: Outcome) => Action,
  isWithheld: boolean,
): Promise<FoundReportItem> => {
  const { table, system } = context;
  const { userId, form } = input;
  const [bike, profile] = await Promise.all([
    readStolenBike(context, input),
    table.get(keys.profile(userId), ProfileItem),
  ]);
  const finder = await finderOf(context, input, bike, profile);
  const cleaned = cleanForm(form, profile?.identityLevel === 2, system.now());
  const report = newReport(bike, { ...finder, isWithheld: isWithheld || undefined }, cleaned, system);
  await table.transact([
    remember({ reportId: report.id }),
    requireOpenAccount(userId),
    ...reportWrites(report, titleOf(bike), { contact: form.contact }, system),
    ...(isWithheld ? [] : await findMessage(context, report, input)),
    countUse(limitOf(profile), userId, system.now()),
  ]);
  return report;
};

/** Writes report, message and notification in one transaction. Administrators get a report that must not reach the owner. */
export const reportFound = async (context: FoundContext, input: ReportFound): Promise<OwnFoundReport> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, form } = input;
  let written: FoundReportItem | undefined;
  const request = { userId, key, content: { bikeId, form }, now: system.now() };
  const { reportId } = await once(table, request, Outcome, async (remember) => {
    const write = (isWithheld: boolean) => attempt(context, input, remember, isWithheld);
    written = await retryOnConflict(system, () => retryWithoutText(write));
    return { reportId: written.id };
  });
  const report = written ?? (await table.get(keys.foundReport(bikeId, reportId), FoundReportItem));
  if (!report) throw new ProblemError("bike-not-found");
  return showOwnReport(report);
};
