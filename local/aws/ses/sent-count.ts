import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";

const dayMillis = 24 * 60 * 60 * 1000;
const secondMillis = 1000;

const kind = "ses-sent";
const Sent = z.object({ at: z.number(), recipients: z.number() });
/** Padded, so that keys sort by number. */
const keyOf = (serial: number): string => String(serial).padStart(12, "0");

export const openSentCount = (clock: Clock, records: Records) => {
  const sent = records.list(kind).map(({ key, value }) => ({ key, ...Sent.parse(value) }));
  let total = sent.reduce((sum, { recipients }) => sum + recipients, 0);
  let serial = Number(sent.at(-1)?.key ?? 0);
  const forget = (): void => {
    for (let [first] = sent; first && first.at <= clock.now() - dayMillis; [first] = sent) {
      total -= first.recipients;
      records.delete(kind, first.key);
      sent.shift();
    }
  };
  return {
    inDay: (): number => {
      forget();
      return total;
    },
    inSecond: (): number => {
      let sum = 0;
      for (let at = sent.length - 1; at >= 0; at -= 1) {
        const one = sent[at];
        if (!one || one.at <= clock.now() - secondMillis) break;
        sum += one.recipients;
      }
      return sum;
    },
    add: (recipients: number): void => {
      total += recipients;
      serial += 1;
      const one = { at: clock.now(), recipients };
      sent.push({ key: keyOf(serial), ...one });
      records.put(kind, keyOf(serial), one);
    },
  };
};
