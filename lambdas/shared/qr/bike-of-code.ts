import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The bike that a sticker is on. A code of no bike, a voided one or one of a bike that nobody finds, is `qr-not-found`. */
export const bikeOfCode = async (table: Pick<Table, "get">, uid: string): Promise<BikeItem> => {
  const code = await table.get(keys.qr(uid.toLowerCase()), QrCodeItem);
  const bikeId = code?.state === "linked" ? code.bikeId : undefined;
  const bike = bikeId === undefined ? undefined : await table.get(keys.bike(bikeId), BikeItem);
  if (!bike || !isListed(bike)) throw new ProblemError("qr-not-found");
  return bike;
};
