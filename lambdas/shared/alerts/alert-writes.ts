import type { AlertCriteria } from "#contract/alerts.ts";
import { alertLists } from "./alert-lists.ts";
import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import type { Item } from "#lambdas/shared/table/expectations.ts";
import type { AlertItem, AlertPlaceItem } from "#lambdas/shared/table/items/alert.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** Longer than any price: an alert that names none fits all. */
const anyPrice = "9999999";

/** Lists are read from a price on, so an alert for cheaper ads is not even looked at. */
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

/** Puts an alert where whatever fits it looks. */
export const placeWrites = (alert: Placed): Action[] => {
  const { userId, id: alertId, criteria } = alert;
  const item: Omit<AlertPlaceItem, "entity" | "sk"> = { userId, alertId, criteria: withoutAbsent(criteria) };
  return placesOf(alert).map((place) => put(place, "alertPlace", item));
};

/** Takes it away from there. */
export const placeRemovals = (alert: Placed): Action[] => placesOf(alert).map((place) => remove(place));

const isActive = ({ state, deletedAt }: AlertItem): boolean => state === "active" && deletedAt === undefined;

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** What has to be written for an alert to be found as it is now, whatever it was before. */
export const placeChanges = (before: AlertItem, after: AlertItem): Action[] => {
  const writes = isActive(after) ? placeWrites(after) : [];
  const kept = new Set(writes.map(({ key }) => nameOf(key)));
  const left = isActive(before) ? placeRemovals(before) : [];
  return [...left.filter(({ key }) => !kept.has(nameOf(key))), ...writes];
};

/** The whole item. It stands in the list of those with news as long as there is any. */
export const alertItem = (alert: AlertItem): Item => ({
  ...alert,
  criteria: withoutAbsent(alert.criteria),
  ...(alert.unread > 0 &&
    alert.deletedAt === undefined && { gsi2pk: lists.alertsWithNews(alert.userId), gsi2sk: alert.id }),
});

/** Replaces an alert, unless it has changed since it was read. */
export const alertChange = (before: AlertItem, after: Omit<AlertItem, "version">): Action => {
  const { userId, id, version } = before;
  return put(
    keys.alert(userId, id),
    "alert",
    alertItem({ ...after, entity: "alert", version: version + 1 }),
  ).expect("version", version, "stale");
};
