import { withDeadline } from "./deadline.ts";
import type { Layout, OcrWorker } from "./worker.ts";
import type { Line } from "./words.ts";

/** The reading took too long: noise can keep Tesseract busy for half a minute. */
export class OcrTimeout extends Error {}

export type StartWorker = () => Promise<OcrWorker>;

/** A worker that starts at its first use and is replaced after a timeout or a failure. */
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
        // A worker that hangs while it starts must not hold up the answer: it is stopped whenever it comes.
        void stop();
        throw error;
      }),
    stop,
  };
};
