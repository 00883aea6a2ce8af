import * as z from "zod";
import { isRecord } from "#local/template/is-record.ts";
import { type StoredEvent, eventBody, newEvent, signatureOf } from "./event.ts";

/** Attacks on the webhook: a forged signature, a replayed old event, or a valid signature for a changed payment. */
export const Tampering = z.enum(["forged", "old", "other-amount", "unknown-session", "other-currency"]);
export type Tampering = z.infer<typeof Tampering>;

const sixMinutes = 6 * 60 * 1000;

const changed = ({ type, object }: StoredEvent, now: number, more: object): StoredEvent =>
  newEvent(type, { ...(isRecord(object) ? object : {}), ...more }, now);

export const tamper = (
  how: Tampering,
  event: StoredEvent,
  secret: string,
  now: number,
): { readonly body: string; readonly signature: string } => {
  const signed = (sent: StoredEvent, at = now, key = secret) => {
    const body = eventBody(sent);
    return { body, signature: signatureOf(body, key, at) };
  };
  switch (how) {
    case "forged":
      return signed(event, now, "a guess");
    case "old":
      return signed(event, now - sixMinutes);
    case "other-amount":
      return signed(changed(event, now, { amount_total: 1 }));
    case "other-currency":
      return signed(changed(event, now, { currency: "nok" }));
    case "unknown-session":
      return signed(
        changed(event, now, {
          id: "cs_test_unknown",
          metadata: { purchase: "purchase_00000000000000000000000000" },
        }),
      );
  }
};
