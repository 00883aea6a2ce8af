import type { BikeCode } from "#contract/bike-codes.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BikeCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Many times what a bike may have at once: voided ones stay. */
const limit = 200;

const byState = (one: BikeCode, other: BikeCode): number =>
  one.state.localeCompare(other.state) || other.linkedAt.localeCompare(one.linkedAt);

const show = ({ uid, kind, linkedAt, voidedAt, voidReason, isReusable }: BikeCodeItem): BikeCode => ({
  uid,
  shortCode: shortCodeOf(uid),
  kind,
  state: voidedAt === undefined ? "linked" : "void",
  linkedAt,
  voidedAt,
  voidReason,
  isReusable,
});

/** All codes of a bike: that of its papers, and its stickers, with those that lead to it first. */
export const readBikeCodes = async (table: Pick<Table, "query">, bike: BikeItem): Promise<BikeCode[]> => {
  const { id, qrUid: uid, registeredAt: linkedAt } = bike;
  const partition = bikePartition(id);
  const { items } = await table.query({ partition, prefix: ranges.bikeCodes, schema: BikeCodeItem, limit });
  const papers: BikeCode[] =
    uid === undefined
      ? []
      : [
          {
            uid,
            shortCode: shortCodeOf(uid),
            kind: "papers",
            state: "linked",
            linkedAt,
            isReusable: false,
          },
        ];
  return [...papers, ...items.map(show).toSorted(byState)];
};
