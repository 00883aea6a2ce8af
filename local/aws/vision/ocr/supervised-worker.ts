import type { Layout, OcrWorker } from "./worker.ts";
import type { Line } from "./words.ts";

const withDeadline = async <T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Thrown on slow readings: noise can keep Tesseract busy for half a minute. */
export class OcrTimeout extends Error {}

export type StartWorker = () => Promise<OcrWorker>;

/** Starts a worker on first use and replaces it after a timeout or failure. */
export const superviseWorker = (start: StartWorker, milliseconds: number): OcrWorker => {
  let worker: Promise<OcrWorker> | undefined;
  const late = () => new OcrTimeout(`Reading took more than ${milliseconds} ms.`);
  const stop = async (): Promise<void> => {
    const stopping = worker;
    worker = undefined;
    await stopping?.then((started) => started.stop()).catch(() => undefined);
  };
  const read = async (png: Buffer, layout: Layout): Promise<Line[]> => {
    worker ??= start();
    const started = await withDeadline(worker, milliseconds, late);
    return withDeadline(started.read(png, layout), milliseconds, late);
  };
  return {
    read: (png, layout) =>
      read(png, layout).catch((error: unknown) => {
        // Not awaited, because a worker that hangs while starting must not delay the response.
        void stop();
        throw error;
      }),
    stop,
  };
};
