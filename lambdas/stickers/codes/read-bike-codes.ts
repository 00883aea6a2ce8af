import type { BikeCode } from "#contract/stickers/bike-codes.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BikeCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { bikePartition, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Far above `maxStickersPerBike`, because voided codes stay. */
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

/** Reads all codes of a bike: its papers', then its stickers, linked ones first. */
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
