import { createHmac } from "node:crypto";

import { sameText } from "#local/aws/same-text.ts";

import type { Order } from "./order.ts";

/** A code is shown for one second; this leaves time for reading it and for a clock that is a little off. */
const toleratedSeconds = 3;

const shape = /^bankid\.([\w-]+)\.(\d{1,6})\.([0-9a-f]{64})$/;

export type QrReading =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly why: "no-code" | "unknown" | "forged" | "stale" };

/** Finds the order behind a QR code, which must be genuine and of these seconds. */
export const readQrCode = (text: string, pending: readonly Order[], now: number): QrReading => {
  const [, token, seconds = "", code = ""] = shape.exec(text.trim()) ?? [];
  if (token === undefined) return { ok: false, why: "no-code" };
  const order = pending.find(({ qrStartToken }) => qrStartToken === token);
  if (order === undefined) return { ok: false, why: "unknown" };
  const right = createHmac("sha256", order.qrStartSecret).update(seconds).digest("hex");
  if (!sameText(code, right)) return { ok: false, why: "forged" };
  const age = Math.floor((now - order.createdAt) / 1000);
  return Math.abs(age - Number(seconds)) > toleratedSeconds
    ? { ok: false, why: "stale" }
    : { ok: true, order };
};
