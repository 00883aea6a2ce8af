import { expiryOf } from "#contract/retention.ts";
import { findAlerts } from "./find-alerts.ts";
import { alertChange } from "#lambdas/shared/alerts/alert-writes.ts";
import { fits } from "#lambdas/shared/alerts/fits.ts";
import type { StandingOffer } from "#lambdas/shared/alerts/offer.ts";
import { renewedNotificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import { ExpectationFailed } from "#lambdas/shared/table/failures.ts";
import { type AlertHitItem, AlertItem, type HitReference } from "#lambdas/shared/table/items/alert.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

export type TellContext = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly reader: Pick<Reader, "query">;
  readonly system: Pick<System, "now" | "random" | "wait">;
};

const mostShown = 3;
/** So many people are told side by side. */
const atOnce = 10;

const hitWrite = (alert: AlertItem, hit: HitReference, now: Date): Action => {
  const { userId, id: alertId } = alert;
  const expiresAt = expiryOf("alertHits", now);
  const item: Omit<AlertHitItem, "entity"> = { ...hit, userId, alertId, expiresAt };
  const place = { gsi1pk: lists.alertHitsOf(hit.offerId), gsi1sk: alertId };
  return put(keys.alertHit(userId, alertId, hit.offerId), "alertHit", { ...item, ...place }).expectNew(
    "repeated",
  );
};

/** The digest that is due holds on to the newest hit, so that none comes in between unnoticed. */
const dueWrite = (userId: string, mark: string): Action =>
  update(keys.alertDigestDue(userId)).set({
    entity: "alertDigestDue",
    userId,
    mark,
    gsi1pk: lists.dueAlertDigests(),
    gsi1sk: userId,
  });

const hitWrites = (alert: AlertItem, offer: StandingOffer, now: Date): Action[] => {
  const { userId, id } = alert;
  const found = alert.found + 1;
  const hit = { offerId: offer.id, bikeId: offer.bikeId, sequence: found, at: now.toISOString() };
  const newest = [hit, ...alert.newest].slice(0, mostShown);
  const notification = {
    userId,
    type: "ad_alert",
    params: { what: offer.kind, bike: offer.title },
    link: "/ad-alert-notifications",
  } as const;
  return [
    whileOpen(userId),
    offer.stands,
    hitWrite(alert, hit, now),
    alertChange(alert, { ...alert, found, unread: alert.unread + 1, newest }),
    dueWrite(userId, `${id}#${found}`),
    renewedNotificationWrite(notification, `notification_${id}`, now),
  ];
};

const passedOver = new Set(["repeated", "account-closed", "bike-not-stolen", "listing-not-found"]);

/** That this person knows of it already, has left, or that it is over: none of it is an error. */
const isPassedOver = (error: unknown): boolean =>
  error instanceof ExpectationFailed && passedOver.has(error.failure);

const tellOwner = async (
  { table, system }: TellContext,
  offer: StandingOffer,
  { userId, alertId }: { readonly userId: string; readonly alertId: string },
): Promise<boolean> => {
  try {
    return await untilFresh(system, async () => {
      const alert = await table.get(keys.alert(userId, alertId), AlertItem);
      if (alert?.state !== "active" || alert.deletedAt !== undefined) return false;
      if (!fits(alert.criteria, offer)) return false;
      await table.transact(hitWrites(alert, offer, system.now()));
      return true;
    });
  } catch (error) {
    if (isPassedOver(error)) return false;
    throw error;
  }
};

/** Tells everybody who waits for an offer of it, once, but not whose bike it is. How many it was news for. */
export const tellOfOffer = async (context: TellContext, offer: StandingOffer): Promise<number> => {
  const alerts = await findAlerts(context.reader, offer);
  const others = alerts.filter(({ userId }) => userId !== offer.ownerId);
  let told = 0;
  for (let from = 0; from < others.length; from += atOnce) {
    const some = others.slice(from, from + atOnce);
    const outcomes = await Promise.all(some.map((alert) => tellOwner(context, offer, alert)));
    told += outcomes.filter(Boolean).length;
  }
  return told;
};
