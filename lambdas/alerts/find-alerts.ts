import { offerLists } from "#lambdas/shared/alerts/alert-lists.ts";
import { priceMark } from "#lambdas/shared/alerts/alert-writes.ts";
import { fits } from "#lambdas/shared/alerts/fits.ts";
import type { Offer } from "#lambdas/shared/alerts/offer.ts";
import { alertPlacePartition } from "#lambdas/shared/table/alert-keys.ts";
import { AlertPlaceItem } from "#lambdas/shared/table/items/alert.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

const pageLength = 200;

/** Below any sort key there can be. */
const fromAnyPrice = "0";

const readList = async (
  reader: Pick<Reader, "query">,
  partition: string,
  from: string,
): Promise<AlertPlaceItem[]> => {
  const found: AlertPlaceItem[] = [];
  let after = from;
  for (;;) {
    const { items, more } = await reader.query({
      schema: AlertPlaceItem,
      partition,
      after,
      limit: pageLength,
    });
    found.push(...items);
    const last = items.at(-1);
    if (!more || last === undefined) return found;
    after = last.sk;
  }
};

/** The alerts that an offer fits, each once. What it costs to find them grows with how many they are, and not with how many there are. */
export const findAlerts = async (
  reader: Pick<Reader, "query">,
  offer: Offer,
): Promise<Pick<AlertPlaceItem, "userId" | "alertId">[]> => {
  const from = offer.price === undefined ? fromAnyPrice : priceMark(offer.price);
  const lists = await Promise.all(
    offerLists(offer).map(({ mask, values }) =>
      readList(reader, alertPlacePartition(offer.kind, mask, values), from),
    ),
  );
  const fitting = lists.flat().filter(({ criteria }) => fits(criteria, offer));
  return [...new Map(fitting.map(({ alertId, userId }) => [alertId, { alertId, userId }])).values()];
};
