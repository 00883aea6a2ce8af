import { describe, expect, it } from "vitest";
import { createOcrPool } from "#local/aws/vision/ocr/pool.ts";
import { OcrTimeout } from "#local/aws/vision/ocr/supervised-worker.ts";
import type { OcrWorker } from "#local/aws/vision/ocr/worker.ts";

const page = Buffer.from("a page");
const line = [{ text: "read", confidence: 90, box: { left: 0, top: 0, right: 1, bottom: 1 } }];

const workers = (read: (worker: number) => ReturnType<OcrWorker["read"]>) => {
  const counted = { started: 0, stopped: 0 };
  const start = (): Promise<OcrWorker> => {
    counted.started += 1;
    const worker = counted.started;
    return Promise.resolve({
      read: () => read(worker),
      stop: () => {
        counted.stopped += 1;
        return Promise.resolve();
      },
    });
  };
  return { counted, start };
};

describe("The pool of OCR workers", () => {
  it("starts no worker before the first page and one for consecutive pages", async () => {
    const { counted, start } = workers(() => Promise.resolve([line]));
    const pool = createOcrPool(start, 2, 1000);
    expect(counted.started).toBe(0);
    await pool.read(page, "block");
    expect(await pool.read(page, "block")).toEqual([line]);
    expect(counted).toEqual({ started: 1, stopped: 0 });
    await pool.close();
    expect(counted.stopped).toBe(1);
  });

  it("reads at most as many pages at once as it has workers, in the order they came", async () => {
    const reading: (() => void)[] = [];
    const finished: number[] = [];
    const { counted, start } = workers(() => new Promise((resolve) => reading.push(() => resolve([line]))));
    const pool = createOcrPool(start, 2, 10_000);
    const pages = [1, 2, 3].map((number) => pool.read(page, "block").then(() => finished.push(number)));
    await expect.poll(() => reading.length).toBe(2);
    reading[0]!();
    await expect.poll(() => reading.length).toBe(3);
    reading[2]!();
    await expect.poll(() => finished).toEqual([1, 3]);
    reading[1]!();
    await Promise.all(pages);
    expect(counted.started).toBe(2);
    await pool.close();
  });

  it("abandons a reading that takes too long and continues with a new worker", async () => {
    const { counted, start } = workers((worker) =>
      worker === 1 ? new Promise(() => undefined) : Promise.resolve([line]),
    );
    const pool = createOcrPool(start, 1, 20);
    await expect(pool.read(page, "block")).rejects.toThrow(OcrTimeout);
    expect(await pool.read(page, "block")).toEqual([line]);
    expect(counted).toEqual({ started: 2, stopped: 1 });
    await pool.close();
  });

  it("replaces a worker that fails", async () => {
    const { start } = workers((worker) =>
      worker === 1 ? Promise.reject(new Error("out of memory")) : Promise.resolve([line]),
    );
    const pool = createOcrPool(start, 1, 1000);
    await expect(pool.read(page, "block")).rejects.toThrow("out of memory");
    expect(await pool.read(page, "block")).toEqual([line]);
    await pool.close();
  });

  it("rejects pages in work when it closes", async () => {
    const { start } = workers(() => new Promise(() => undefined));
    const pool = createOcrPool(start, 1, 60_000);
    const outcomes = [pool.read(page, "block"), pool.read(page, "block")];
    await Promise.all([
      pool.close(),
      ...outcomes.map((outcome) => expect(outcome).rejects.toThrow("the service closes")),
    ]);
  });
});
