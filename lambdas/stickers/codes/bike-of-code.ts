import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Finds the bike of a sticker. Throws `qr-not-found` for unlinked and voided codes and for bikes that are not listed. */
export const bikeOfCode = async (table: Pick<Table, "get">, uid: string): Promise<BikeItem> => {
  const code = await table.get(keys.qr(uid.toLowerCase()), QrCodeItem);
  const bikeId = code?.state === "linked" ? code.bikeId : undefined;
  const bike = bikeId === undefined ? undefined : await table.get(keys.bike(bikeId), BikeItem);
  if (!bike || !isListed(bike)) throw new ProblemError("qr-not-found");
  return bike;
};
