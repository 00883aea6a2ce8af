import { createHash } from "node:crypto";
import { prices } from "#contract/points/prices.ts";
import {
  type RequestForm,
  maxRequestsPerDay,
  maxRequestsPerWeek,
} from "#contract/ownership/transfer-requests.ts";
import { daysToAnswer } from "#contract/ownership/transfers.ts";
import { requireVerifiedIdentity, requireTransferable } from "#lambdas/ownership/transfers/rules.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { cleanText, screenText } from "#lambdas/moderation/screen-text.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { type Action, check, put } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, swedishDay, swedishWeek } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

type Context = Pick<TransfersContext, "table" | "system">;

const dayMilliseconds = 24 * 60 * 60 * 1000;
const failure = "too-many-requests";
const perDay: RateLimit = { what: "transfer-requests", max: maxRequestsPerDay, window: swedishDay, failure };
const perWeek: RateLimit = {
  what: "transfer-requests-a-week",
  max: maxRequestsPerWeek,
  window: swedishWeek,
  failure,
};

/** One row per bike, asker and owner. Hashed, so that the id reveals nobody. */
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

/** A withdrawn request can be sent again. */
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
    text: text && cleanText(text, now),
    askerPays: pays ? true : undefined,
    state: "open",
    createdAt: now.toISOString(),
    endsAt: new Date(ends).toISOString(),
    expiresAt: Math.floor(ends / 1000),
  };
  return request;
};

/** Replaces a withdrawn or expired row that has not been deleted yet. */
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

/** A paying asker must have the points now; they are reserved only on approval. */
const paymentChecks = (askerId: string, pays: boolean | undefined): Action[] =>
  pays ? [check(keys.balance(askerId)).expectAtLeast("points", prices.transfer, "insufficient-points")] : [];

export const askForBike = (
  context: Context,
  userId: string,
  form: RequestForm,
): Promise<Record<string, never>> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const bike = await readWanted(context, userId, form);
    const { id: bikeId, ownerId } = bike;
    const [profile, before] = await Promise.all([
      table.get(keys.profile(userId), ProfileItem),
      table.get(keys.transferRequest(requestIdOf(bikeId, userId, ownerId)), TransferRequestItem),
    ]);
    requireVerifiedIdentity(profile);
    requireFirst(before);
    const now = system.now();
    const request = newRequest(bike, userId, form, now);
    const words = { fromUserId: userId, toUserId: ownerId, bikeId, text: form.text ?? "" };
    const news = {
      userId: ownerId,
      type: "ownership_transfer",
      params: { what: "transfer-requested", bike: titleOf(bike) },
      link: `/transfer-requests/${request.id}`,
    } as const;
    await table.transact([
      requireOpenAccount(userId),
      ...(await screenText(context, words)).writes,
      check(keys.bike(bikeId)).expect("ownerId", ownerId, "stale").expectAbsent("deletedAt", "stale"),
      countUse(perDay, userId, now),
      countUse(perWeek, userId, now),
      ...paymentChecks(userId, form.pays),
      requestWrite(request, before, now),
      notificationWrite(news, system.newId("notification"), now),
    ]);
    return {};
  });
