import { createHash } from "node:crypto";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { prices } from "#contract/points/prices.ts";
import { type RequestForm, requestsADay, requestsAWeek } from "#contract/transfer-requests.ts";
import { daysToAnswer } from "#contract/transfers.ts";
import { requireProved, requireTransferable } from "#lambdas/transfers/rules.ts";
import type { TransfersContext } from "#lambdas/transfers/transfers-context.ts";
import { requireUnbarred, whileUnbarred } from "#lambdas/shared/conversations/message-bar.ts";
import { mayWrite } from "#lambdas/shared/conversations/may-write.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { type Action, check, put } from "#lambdas/shared/table/actions.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, swedishDay, swedishWeek } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

type Context = Pick<TransfersContext, "table" | "system">;

const dayMilliseconds = 24 * 60 * 60 * 1000;
const failure = "too-many-requests";
const perDay: RateLimit = { what: "transfer-requests", most: requestsADay, window: swedishDay, failure };
const perWeek: RateLimit = {
  what: "transfer-requests-a-week",
  most: requestsAWeek,
  window: swedishWeek,
  failure,
};

/** One person asks one owner for one bike in one place. It tells nobody who they are. */
export const requestIdOf = (bikeId: string, askerId: string, ownerId: string): string =>
  `request_${createHash("sha256").update([bikeId, askerId, ownerId].join("\n")).digest("base64url")}`;

const readWanted = async (
  { table }: Context,
  askerId: string,
  { bikeId, frameNumber }: RequestForm,
): Promise<BikeItem> => {
  const guard =
    frameNumber === undefined ? undefined : await table.get(keys.frameGuard(frameNumber), FrameGuardItem);
  const id = bikeId ?? guard?.bikeId;
  const bike = id === undefined ? undefined : await table.get(keys.bike(id), BikeItem);
  if (!bike || bike.deletedAt !== undefined) throw new ProblemError("bike-not-found");
  if (bike.ownerId === askerId) throw new ProblemError("own-bike");
  requireTransferable(bike);
  return bike;
};

/** What was taken back can be asked again. */
const requireFirst = (before: TransferRequestItem | undefined): void => {
  if (before === undefined || before.state === "withdrawn") return;
  throw new ProblemError(before.state === "refused" ? "transfer-request-refused" : "transfer-request-open");
};

const newRequest = (bike: BikeItem, askerId: string, { text, pays }: RequestForm, now: Date) => {
  const { id: bikeId, ownerId, brand, model } = bike;
  const ends = now.getTime() + daysToAnswer * dayMilliseconds;
  const request: Omit<TransferRequestItem, "entity"> = {
    id: requestIdOf(bikeId, askerId, ownerId),
    bikeId,
    bike: { brand, model },
    ownerId,
    askerId,
    text: text && hidePersonalNumbers(text, swedishDate(now)),
    askerPays: pays ? true : undefined,
    state: "open",
    createdAt: now.toISOString(),
    endsAt: new Date(ends).toISOString(),
    expiresAt: Math.floor(ends / 1000),
  };
  return request;
};

/** What was taken back, or is over, may still lie there for a while. */
const requestWrite = (
  request: ReturnType<typeof newRequest>,
  before: TransferRequestItem | undefined,
  now: Date,
): Action => {
  const { id, askerId, ownerId, createdAt } = request;
  const place = `${createdAt}#${id}`;
  const write = put(keys.transferRequest(id), "transferRequest", {
    ...request,
    gsi1pk: lists.requestsTo(ownerId),
    gsi1sk: place,
    gsi2pk: lists.requestsBy(askerId),
    gsi2sk: place,
  });
  return before?.state === "withdrawn"
    ? write.expect("state", "withdrawn", "stale")
    : write.expectBelow("expiresAt", Math.floor(now.getTime() / 1000) + 1, "stale");
};

/** A person who says that they pay has the points now. They are theirs until the owner has approved. */
const paymentChecks = (askerId: string, pays: boolean | undefined): Action[] =>
  pays ? [check(keys.balance(askerId)).expectAtLeast("points", prices.transfer, "insufficient-points")] : [];

/** Asks the owner of a bike for it. They hear of it at once, and answer or do not. */
export const askForBike = (
  context: Context,
  userId: string,
  form: RequestForm,
): Promise<Record<string, never>> =>
  untilFresh(context.system, async () => {
    const { table, system } = context;
    const bike = await readWanted(context, userId, form);
    const { id: bikeId, ownerId } = bike;
    const [profile, before] = await Promise.all([
      table.get(keys.profile(userId), ProfileItem),
      table.get(keys.transferRequest(requestIdOf(bikeId, userId, ownerId)), TransferRequestItem),
    ]);
    requireProved(profile);
    requireFirst(before);
    const now = system.now();
    await requireUnbarred(table, userId, now);
    const request = newRequest(bike, userId, form, now);
    const news = {
      userId: ownerId,
      type: "ownership_transfer",
      params: { what: "transfer-requested", bike: titleOf(bike) },
      link: `/transfer-requests/${request.id}`,
    } as const;
    await table.transact([
      whileOpen(userId),
      whileUnbarred(userId, now),
      check(keys.bike(bikeId)).expect("ownerId", ownerId, "stale").expectAbsent("deletedAt", "stale"),
      ...mayWrite(userId, ownerId, "message-blocked"),
      counted(perDay, userId, now),
      counted(perWeek, userId, now),
      ...paymentChecks(userId, form.pays),
      requestWrite(request, before, now),
      notificationWrite(news, system.newId("notification"), now),
    ]);
    return {};
  });
