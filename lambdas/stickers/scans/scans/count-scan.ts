import { expiryOf } from "#contract/privacy/retention.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";
import { notifyScan } from "./notify-scan.ts";

/** Lets a shop or the police scan many bikes in a row. */
const perAddress: RateLimit = { what: "qr-scans", max: 60, window: seconds(60 * 60) };

/** Reloading a page does not inflate the count. Further scans are ignored without an error or a notification. */
const perAddressAndCode: RateLimit = {
  what: "qr-scans-of-code",
  max: 5,
  window: seconds(60 * 60),
  failure: "repeated",
};

const scanOf = (uid: string, now: Date): ActionBuilder => {
  const day = isoDate(swedishDate(now));
  const expiresAt = expiryOf("scanCounts", now);
  return update(keys.qrScans(uid, day)).set({ entity: "qrScans", uid, day, expiresAt }).add("count", 1);
};

/** Counts a scan of today. Addresses are kept only as hashes for the rate limit, never with the count. */
export const countScan = async (
  context: QrContext,
  typedUid: string,
  address: string,
): Promise<Record<string, never>> => {
  const { table, system } = context;
  const uid = typedUid.toLowerCase();
  const now = system.now();
  const code = await table.get(keys.qr(uid), QrCodeItem);
  if (!code) throw new ProblemError("qr-not-found");
  try {
    await table.transact([
      countUse(perAddress, address, now),
      countUse(perAddressAndCode, `${networkOf(address)} ${uid}`, now),
      scanOf(uid, now),
    ]);
  } catch (error) {
    if (failedWith(error, "repeated")) return {};
    throw error;
  }
  await notifyScan(context, code);
  return {};
};
