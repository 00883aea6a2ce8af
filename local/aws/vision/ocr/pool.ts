import { superviseWorker, type StartWorker } from "./supervised-worker.ts";
import type { Layout, OcrWorker } from "./worker.ts";
import type { Line } from "./words.ts";

export type OcrPool = {
  /** Waits for a free worker; throws OcrTimeout if the reading takes too long. */
  read(png: Buffer, layout: Layout): Promise<Line[]>;
  close(): Promise<void>;
};

/** Shares at most `size` workers between all readings, first come, first served. */
export const createOcrPool = (start: StartWorker, size: number, milliseconds: number): OcrPool => {
  const workers = Array.from({ length: size }, () => superviseWorker(start, milliseconds));
  // Last in, first out, so that a started worker is reused before another starts.
  const free = [...workers];
  const waiting: ((worker: OcrWorker) => void)[] = [];
  const closing = Promise.withResolvers<never>();
  closing.promise.catch(() => undefined);

  const acquire = (): Promise<OcrWorker> => {
    const worker = free.pop();
    return worker === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(worker);
  };
  const release = (worker: OcrWorker): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  };
  return {
    read: async (png, layout) => {
      const worker = await Promise.race([acquire(), closing.promise]);
      try {
        return await Promise.race([worker.read(png, layout), closing.promise]);
      } finally {
        release(worker);
      }
    },
    close: async () => {
      closing.reject(new Error("The reading stopped because the service closes."));
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
};
