import { distanceBetween, places } from "#contract/platform/places.ts";
import type { SharedPlace } from "#contract/stickers/qr-scans.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";
import { notifyScan } from "./notify-scan.ts";

const perAddress: RateLimit = { what: "qr-scan-places", max: 5, window: seconds(60 * 60) };

/** Generous, because towns north of the Arctic Circle lie far apart. */
const maxKilometres = 60;

type Position = Pick<SharedPlace, "latitude" | "longitude">;

/** Names the nearest town, which says more to people than coordinates. */
export const townNear = (position: Position): string | undefined => {
  const here = { name: "", ...position };
  let nearest: { readonly name: string; readonly away: number } | undefined;
  for (const place of places) {
    const away = distanceBetween(here, place);
    if (away <= (nearest?.away ?? maxKilometres)) nearest = { name: place.name, away };
  }
  return nearest?.name;
};

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
  if (!(await notifyScan(context, code, { ...position, town }))) throw new ProblemError("bike-not-stolen");
  return { town };
};
