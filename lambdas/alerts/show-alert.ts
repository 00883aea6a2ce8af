import type { Alert, AlertHit } from "#contract/alerts.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { type Ground, type Standing, readGround, standingOf } from "./standing.ts";
import { cardOf } from "#lambdas/shared/search-index/card.ts";
import { showCard } from "#lambdas/shared/search-index/show-card.ts";
import type { AlertItem, HitReference } from "#lambdas/shared/table/items/alert.ts";

type Context = Pick<AlertsContext, "table" | "system">;

const cardOfStanding = ({ bike, ad }: Standing, now: Date): AlertHit["bike"] => {
  const card = showCard(cardOf(bike), { now, signedIn: true });
  return ad === undefined
    ? card
    : { ...card, salePrice: ad.price, city: ad.city, photoUrl: ad.photoUrl ?? card.photoUrl };
};

export const showHits = (
  hits: readonly HitReference[],
  ground: Ground,
  { read }: Pick<AlertItem, "read">,
  now: Date,
): AlertHit[] =>
  hits.flatMap((hit) => {
    const standing = standingOf(hit, ground);
    if (!standing) return [];
    const { offerId: id, at: foundAt, sequence } = hit;
    const link = standing.ad === undefined ? "/ad-alert-notifications" : `/bike-ads/${id}`;
    return [{ id, foundAt, isNew: sequence > read, link, bike: cardOfStanding(standing, now) }];
  });

const show = (alert: AlertItem, ground: Ground, now: Date): Alert => {
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
    newest: showHits(newest, ground, alert, now),
  };
};

export const showAlerts = async (
  { table, system }: Context,
  alerts: readonly AlertItem[],
): Promise<Alert[]> => {
  const ground = await readGround(
    table,
    alerts.flatMap(({ newest }) => newest),
  );
  return alerts.map((alert) => show(alert, ground, system.now()));
};

export const showAlert = async ({ table, system }: Context, alert: AlertItem): Promise<Alert> =>
  show(alert, await readGround(table, alert.newest), system.now());
