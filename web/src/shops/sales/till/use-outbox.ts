import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import {
  type TillOf,
  type Unsent,
  forgetLapsedSales,
  forgetUnsent,
  isLapsed,
  keepUnsent,
  keptName,
  readOutbox,
} from "./outbox.ts";
import { sendUnsent } from "./send-unsent.ts";

/** Milliseconds between retries. */
const pause = 10_000;

const isSame = (one: Unsent, other: Unsent): boolean =>
  one.draft.idempotencyKey === other.draft.idempotencyKey;

/** Sales that have left the outbox because this or another tab sent them. */
const arrived = (waited: readonly Unsent[], known: readonly Unsent[]): readonly Unsent[] =>
  waited.filter(
    (each) => each.refused === undefined && !isLapsed(each.at) && !known.some((other) => isSame(each, other)),
  );

/** Sends at once, when the network is back, and at intervals. */
const useSending = (waits: boolean, send: () => Promise<void>): void => {
  const flush = useEffectEvent(send);
  useEffect(() => {
    if (!waits) return undefined;
    const again = (): void => void flush();
    again();
    const timer = setInterval(again, pause);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [waits]);
};

/** Stores unsent sales on this device and sends them when the network is back. */
export const useOutbox = (till: TillOf) => {
  const queries = useQueryClient();
  const [{ unsent, lapsed }, set] = useState(() => readOutbox(till));
  const [sent, setSent] = useState<readonly Unsent[]>([]);
  const waits = unsent.some(({ refused }) => refused === undefined);
  const look = (): void => {
    const now = readOutbox(till);
    setSent((before) => [...before, ...arrived(unsent, [...now.unsent, ...before])]);
    set(now);
    void queries.invalidateQueries({ queryKey: queryKeys.sales.all });
  };
  const heard = useEffectEvent(({ key }: StorageEvent): void => {
    if (key?.includes(keptName(till)) === true) look();
  });
  useEffect(() => {
    // Other tabs of this till change the outbox too.
    const changed = (event: StorageEvent): void => heard(event);
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }, []);
  useSending(waits, () => sendUnsent(till, look));
  const after = (change: () => void): void => {
    change();
    set(readOutbox(till));
  };
  return {
    unsent,
    /** Sales sent while the page was open. */
    sent,
    forgetSent: () => setSent([]),
    /** The number of sales that expired unsent. */
    lapsed: lapsed.length,
    add: (one: Pick<Unsent, "sale" | "draft">) => after(() => keepUnsent(till, { ...one, at: Date.now() })),
    remove: (gone: Unsent) => after(() => forgetUnsent(till, gone)),
    forgetExpired: () => after(() => forgetLapsedSales(till)),
  };
};
