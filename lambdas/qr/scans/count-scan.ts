import { expiryOf } from "#contract/retention.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { QrContext } from "../qr-context.ts";
import { tellOfScan } from "./tell-of-scan.ts";

/** A bicycle shop or the police may scan many bikes in a row. */
const perAddress: RateLimit = {
  what: "qr-scans",
  most: 60,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

/** To reload a page for an hour does not make a sticker look busy. It is no fault of the person either: it is not counted, and nobody hears of it. */
const perAddressAndCode: RateLimit = {
  what: "qr-scans-of-code",
  most: 5,
  window: seconds(60 * 60),
  failure: "repeated",
};

const scanOf = (uid: string, now: Date): ActionBuilder => {
  const day = isoDate(swedishDate(now));
  const expiresAt = expiryOf("scanCounts", now);
  return update(keys.qrScans(uid, day)).set({ entity: "qrScans", uid, day, expiresAt }).add("count", 1);
};

/** Counts that the page of a code was opened today. Addresses are only kept as hashes, for as long as they are limited, and never with the count. */
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
      counted(perAddress, address, now),
      counted(perAddressAndCode, `${address} ${uid}`, now),
      scanOf(uid, now),
    ]);
  } catch (error) {
    if (failedWith(error, "repeated")) return {};
    throw error;
  }
  await tellOfScan(context, code);
  return {};
};
