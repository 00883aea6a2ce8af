import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { queryKeys } from "#web/api/query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { sales } from "#web/features/sales/sales-api.ts";
import { type TillOf, type Unsent, readOutbox, storeOutbox } from "./outbox.ts";

/** Milliseconds until what could not be sent is tried again. */
const pause = 10_000;

const isSame = (one: Unsent, other: Unsent): boolean =>
  one.draft.idempotencyKey === other.draft.idempotencyKey;

type Sent =
  | { readonly is: "sent" }
  | { readonly is: "away" }
  | { readonly is: "refused"; readonly why: string };

/** Sends it, and says what became of it. */
const trySending = async ({ sale, draft }: Unsent): Promise<Sent> => {
  try {
    await sales.registerSale({ body: sale }, { idempotencyKey: draft.idempotencyKey });
    return { is: "sent" };
  } catch (error) {
    return error instanceof ProblemError ? { is: "refused", why: failureText(error) } : { is: "away" };
  }
};

/** Sales that wait for the network, in this tab, and are sent one after the other when it is back. */
export const useOutbox = (till: TillOf) => {
  const queries = useQueryClient();
  const [unsent, set] = useState(() => readOutbox(till));
  const sending = useRef(false);
  const change = (next: (now: readonly Unsent[]) => readonly Unsent[]): void => {
    // Read again: what has been added while one was on its way is there too.
    const after = next(readOutbox(till));
    storeOutbox(till, after);
    set(after);
  };
  const remove = (gone: Unsent): void => change((now) => now.filter((each) => !isSame(each, gone)));
  const flush = useEffectEvent(async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    for (const each of readOutbox(till).filter(({ refused }) => refused === undefined)) {
      const sent = await trySending(each);
      if (sent.is === "away") break;
      if (sent.is === "refused")
        change((now) => now.map((one) => (isSame(one, each) ? { ...one, refused: sent.why } : one)));
      else remove(each);
      await queries.invalidateQueries({ queryKey: queryKeys.sales.all });
    }
    sending.current = false;
  });
  const waits = unsent.some(({ refused }) => refused === undefined);
  useEffect(() => {
    if (!waits) return undefined;
    const again = (): void => void flush();
    const timer = setInterval(again, pause);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [waits]);
  return { unsent, add: (one: Unsent) => change((now) => [...now, one]), remove };
};
