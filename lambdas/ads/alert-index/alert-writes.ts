import type { AlertCriteria } from "#contract/ads/alerts.ts";
import { alertLists } from "./alert-lists.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import type { Item } from "#lambdas/platform/table/expectations.ts";
import type { AlertItem, AlertPlaceItem } from "#lambdas/ads/items/alert.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** Sorts above every price: an alert without a maximum matches all. */
const anyPrice = "9999999";

/** Offers read a list from their price on, which skips alerts with a lower maximum. */
export const priceMark = (price: number): string => String(price).padStart(anyPrice.length, "0");

const sortKeyOf = ({ id, criteria }: Pick<AlertItem, "id" | "criteria">): string =>
  `${criteria.priceTo === undefined ? anyPrice : priceMark(criteria.priceTo)}#${id}`;

type Placed = Pick<AlertItem, "id" | "userId" | "kind" | "criteria">;

const placesOf = (alert: Placed): Key[] =>
  alertLists(alert.criteria).map(({ mask, values }) =>
    keys.alertPlace(alert.kind, mask, values, sortKeyOf(alert)),
  );

const withoutAbsent = (criteria: AlertCriteria): Item =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined));

export const placeWrites = (alert: Placed): Action[] => {
  const { userId, id: alertId, criteria } = alert;
  const item: Omit<AlertPlaceItem, "entity" | "sk"> = { userId, alertId, criteria: withoutAbsent(criteria) };
  return placesOf(alert).map((place) => put(place, "alertPlace", item));
};

export const placeRemovals = (alert: Placed): Action[] => placesOf(alert).map((place) => remove(place));

const isActive = ({ state, deletedAt }: AlertItem): boolean => state === "active" && deletedAt === undefined;

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

export const placeChanges = (before: AlertItem, after: AlertItem): Action[] => {
  const writes = isActive(after) ? placeWrites(after) : [];
  const written = new Set(writes.map(({ key }) => nameOf(key)));
  const left = isActive(before) ? placeRemovals(before) : [];
  return [...left.filter(({ key }) => !written.has(nameOf(key))), ...writes];
};

/** Builds the item; alerts with unread hits are also in a separate index. */
export const alertItem = (alert: AlertItem): Item => ({
  ...alert,
  criteria: withoutAbsent(alert.criteria),
  ...(alert.unread > 0 &&
    alert.deletedAt === undefined && { gsi2pk: lists.alertsWithNews(alert.userId), gsi2sk: alert.id }),
});

/** Replaces an alert. Fails with `stale` if it has changed since it was read. */
export const alertChange = (before: AlertItem, after: Omit<AlertItem, "version">): Action => {
  const { userId, id, version } = before;
  return put(
    keys.alert(userId, id),
    "alert",
    alertItem({ ...after, entity: "alert", version: version + 1 }),
  ).expect("version", version, "stale");
};
