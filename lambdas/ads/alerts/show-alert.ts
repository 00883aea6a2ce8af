import type { Alert, AlertHit } from "#contract/ads/alerts.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { type HitSubjects, type Standing, readSubjects, standingOf } from "#lambdas/ads/offers/standing.ts";
import { cardOf } from "#lambdas/bikes/index/card.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import type { AlertItem, HitReference } from "#lambdas/ads/items/alert.ts";

type Context = Pick<AlertsContext, "table" | "system">;

const cardOfStanding = ({ bike, ad }: Standing, now: Date): AlertHit["bike"] => {
  const card = showCard(cardOf(bike), { now, signedIn: true });
  return ad === undefined
    ? card
    : { ...card, salePrice: ad.price, city: ad.city, photoUrl: ad.photoUrl ?? card.photoUrl };
};

export const showHits = (
  hits: readonly HitReference[],
  subjects: HitSubjects,
  { read }: Pick<AlertItem, "read">,
  now: Date,
): AlertHit[] =>
  hits.flatMap((hit) => {
    const standing = standingOf(hit, subjects);
    if (!standing) return [];
    const { offerId: id, at: foundAt, sequence } = hit;
    const link = standing.ad === undefined ? "/ad-alert-notifications" : `/bike-ads/${id}`;
    return [{ id, foundAt, isNew: sequence > read, link, bike: cardOfStanding(standing, now) }];
  });

const show = (alert: AlertItem, subjects: HitSubjects, now: Date): Alert => {
  const { id, name, kind, criteria, state, createdAt, unread, found, newest } = alert;
  const lastFoundAt = newest[0]?.at;
  return {
    id,
    name,
    kind,
    criteria,
    state,
    createdAt,
    unread,
    found,
    ...(lastFoundAt !== undefined && { lastFoundAt }),
    newest: showHits(newest, subjects, alert, now),
  };
};

export const showAlerts = async (
  { table, system }: Context,
  alerts: readonly AlertItem[],
): Promise<Alert[]> => {
  const subjects = await readSubjects(
    table,
    alerts.flatMap(({ newest }) => newest),
  );
  return alerts.map((alert) => show(alert, subjects, system.now()));
};

export const showAlert = async ({ table, system }: Context, alert: AlertItem): Promise<Alert> =>
  show(alert, await readSubjects(table, alert.newest), system.now());
