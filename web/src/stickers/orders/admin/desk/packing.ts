import { ProblemError } from "#web/platform/api/errors.ts";
import { type Desk, deskOf, type Letter, replaceOrder } from "./desk.ts";
import {
  type Bench,
  type Calls,
  type Job,
  packGoodsJob,
  type DeskResult,
  scanJob,
  skipJob,
  undoJob,
} from "./desk-jobs.ts";

export type PackingView = {
  readonly desk: Desk;
  readonly said: DeskResult | undefined;
  readonly busy: boolean;
};

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Applies someone else's change of an order; undefined if the error has another reason. */
const movedOn = async (
  { calls, desk, put }: Bench,
  job: Job,
  error: Error,
): Promise<DeskResult | undefined> => {
  const orderNumber = job.about(desk());
  if (!(error instanceof ProblemError) || error.status >= 500 || orderNumber === undefined) return undefined;
  try {
    const order = await calls.get(orderNumber);
    put(replaceOrder(desk(), order));
    return { is: "moved", order };
  } catch {
    return undefined;
  }
};

/**
 * Runs jobs one after the other, because a scanner is faster than the server. A failure drops the
 * waiting jobs, because they were scanned for another state of the desk.
 */
const inTurn = (bench: Bench, say: (said: DeskResult | undefined, busy: boolean) => void) => {
  let failed: Job | undefined;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const tryOnce = async (job: Job, retried: boolean): Promise<DeskResult | undefined> => {
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
      const outcome = await tryOnce(job, retried);
      waiting -= 1;
      say(outcome, waiting > 0);
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
    scan: (text: string) => run(scanJob(text)),
    packGoods: () => run(packGoodsJob),
    undo: () => run(undoJob),
    skip: () => run(skipJob),
    retry,
  };
};
export type Packing = ReturnType<typeof startPacking>;
