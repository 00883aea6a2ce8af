import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { queryKeys } from "#web/api/query-keys.ts";
import {
  type TillOf,
  type Unsent,
  forgetLapsedSales,
  forgetUnsent,
  keepUnsent,
  keptName,
  readOutbox,
} from "./outbox.ts";
import { sendUnsent } from "./send-unsent.ts";

/** Milliseconds until what could not be sent is tried again. */
const pause = 10_000;

/** Sales that wait for the network, on this device, and are sent one after the other when it is back. */
export const useOutbox = (till: TillOf) => {
  const queries = useQueryClient();
  const [{ unsent, lapsed }, set] = useState(() => readOutbox(till));
  const look = useEffectEvent((): void => {
    set(readOutbox(till));
    void queries.invalidateQueries({ queryKey: queryKeys.sales.all });
  });
  const heard = useEffectEvent(({ key }: StorageEvent): void => {
    if (key?.includes(keptName(till)) === true) look();
  });
  const flush = useEffectEvent((): Promise<void> => sendUnsent(till, () => look()));
  useEffect(() => {
    // Another tab of this till keeps and sends, too.
    const changed = (event: StorageEvent): void => heard(event);
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }, []);
  const waits = unsent.some(({ refused }) => refused === undefined);
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
  const after = (change: () => void): void => {
    change();
    set(readOutbox(till));
  };
  return {
    unsent,
    /** How many could not be sent in time, and are gone. */
    lapsed: lapsed.length,
    add: (one: Pick<Unsent, "sale" | "draft">) => after(() => keepUnsent(till, { ...one, at: Date.now() })),
    remove: (gone: Unsent) => after(() => forgetUnsent(till, gone)),
    forgetLapsed: () => after(() => forgetLapsedSales(till)),
  };
};
