import { ProblemError } from "#web/api/errors.ts";
import { type Desk, deskOf, type Letter, replaced } from "./desk.ts";
import {
  type Bench,
  type Calls,
  type Job,
  packedGoods,
  type Said,
  scanned,
  skipped,
  undoneLast,
} from "./desk-jobs.ts";

export type PackingView = { readonly desk: Desk; readonly said: Said | undefined; readonly busy: boolean };

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Takes over what someone else has done with an order. Undefined where that was not what went wrong. */
const movedOn = async ({ calls, desk, put }: Bench, job: Job, error: Error): Promise<Said | undefined> => {
  const orderNumber = job.about(desk());
  if (!(error instanceof ProblemError) || error.status >= 500 || orderNumber === undefined) return undefined;
  try {
    const order = await calls.get(orderNumber);
    put(replaced(desk(), order));
    return { is: "moved", order };
  } catch {
    return undefined;
  }
};

/** Jobs one after the other: a scanner is faster than any answer. After one that failed the rest are dropped, as they were scanned for a desk that does not exist. */
const inTurn = (bench: Bench, say: (said: Said | undefined, busy: boolean) => void) => {
  let failed: Job | undefined;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const tryOnce = async (job: Job, retried: boolean): Promise<Said | undefined> => {
    if (failed !== undefined) return undefined;
    try {
      return await job.act(bench, retried);
    } catch (thrown) {
      const why = errorOf(thrown);
      const moved = await movedOn(bench, job, why);
      if (moved === undefined) failed = job;
      return moved ?? { is: "failed", why };
    }
  };
  const run = (job: Job, retried = false): Promise<void> => {
    waiting += 1;
    say(undefined, true);
    const before = last;
    last = (async () => {
      await before;
      const said = await tryOnce(job, retried);
      waiting -= 1;
      say(said, waiting > 0);
    })();
    return last;
  };
  const retry = async (): Promise<void> => {
    const job = failed;
    failed = undefined;
    if (job !== undefined) await run(job, true);
  };
  return { run, retry };
};

/** A round of packing: what lies on the desk, what was said last, and what can be done. */
export const startPacking = (letters: readonly Letter[], calls: Calls, host: string) => {
  let view: PackingView = { desk: deskOf(letters), said: undefined, busy: false };
  const listeners = new Set<() => void>();
  const show = (change: Partial<PackingView>): void => {
    view = { ...view, ...change };
    for (const tell of listeners) tell();
  };
  const bench: Bench = { desk: () => view.desk, put: (desk) => show({ desk }), calls, host };
  const { run, retry } = inTurn(bench, (said, busy) => show(said === undefined ? { busy } : { said, busy }));
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: () => view,
    scan: (text: string) => run(scanned(text)),
    packGoods: () => run(packedGoods),
    undo: () => run(undoneLast),
    skip: () => run(skipped),
    retry,
  };
};
export type Packing = ReturnType<typeof startPacking>;
