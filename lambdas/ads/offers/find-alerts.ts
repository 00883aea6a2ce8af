import { offerLists } from "#lambdas/ads/alert-index/alert-lists.ts";
import { priceMark } from "#lambdas/ads/alert-index/alert-writes.ts";
import { fits } from "#lambdas/ads/alert-index/fits.ts";
import type { Offer } from "#lambdas/ads/alert-index/offer.ts";
import { alertPlacePartition } from "#lambdas/platform/table/alert-keys.ts";
import { AlertPlaceItem } from "#lambdas/ads/items/alert.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

const pageLength = 200;

/** Sorts below every sort key. */
const fromAnyPrice = "0";

const readList = async (
  reader: Pick<Reader, "query">,
  partition: string,
  from: string,
): Promise<AlertPlaceItem[]> => {
  const matching: AlertPlaceItem[] = [];
  let after = from;
  for (;;) {
    const { items, more } = await reader.query({
      schema: AlertPlaceItem,
      partition,
      after,
      limit: pageLength,
    });
    matching.push(...items);
    const last = items.at(-1);
    if (!more || last === undefined) return matching;
    after = last.sk;
  }
};

/** Finds the alerts that an offer matches, each once. The cost grows with their number, not with the number of all alerts. */
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
