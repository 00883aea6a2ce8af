import { distanceBetween, places } from "#contract/places.ts";
import type { SharedPlace } from "#contract/qr-scans.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { QrContext } from "../qr-context.ts";
import { tellOfScan } from "./tell-of-scan.ts";

const perAddress: RateLimit = {
  what: "qr-scan-places",
  most: 5,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

/** Kilometres. North of the Arctic Circle it is far from town to town. */
const farthest = 60;

type Position = Pick<SharedPlace, "latitude" | "longitude">;

/** The nearest town, which says more to people than degrees. */
export const townNear = (position: Position): string | undefined => {
  const here = { name: "", ...position };
  let nearest: { readonly name: string; readonly away: number } | undefined;
  for (const place of places) {
    const away = distanceBetween(here, place);
    if (away <= (nearest?.away ?? farthest)) nearest = { name: place.name, away };
  }
  return nearest?.name;
};

/** Tells the owner of a stolen bike where it was scanned, because the finder wants them to know. */
export const shareScanPlace = async (
  context: QrContext,
  typedUid: string,
  position: Position,
  address: string,
): Promise<Pick<SharedPlace, "town">> => {
  const { table, system } = context;
  await countAgainst(table, perAddress, address, system.now());
  const code = await table.get(keys.qr(typedUid.toLowerCase()), QrCodeItem);
  if (!code) throw new ProblemError("qr-not-found");
  const town = townNear(position);
  if (!(await tellOfScan(context, code, { ...position, town }))) throw new ProblemError("bike-not-stolen");
  return { town };
};
