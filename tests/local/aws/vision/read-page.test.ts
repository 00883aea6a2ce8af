import { describe, expect, it } from "vitest";
import { openPage } from "#local/aws/vision/image/view.ts";
import type { OcrPool } from "#local/aws/vision/ocr/pool.ts";
import { readPage } from "#local/aws/vision/ocr/read-page.ts";
import { OcrTimeout } from "#local/aws/vision/ocr/supervised-worker.ts";
import { MAX_PIXELS } from "#local/aws/vision/picture.ts";
import { fixture } from "./vision-server.ts";

const pool = (read: OcrPool["read"]): OcrPool => ({ read, close: async () => undefined });

describe("A page", () => {
  it("is complete if no part of the reading is abandoned", async () => {
    const page = await openPage(fixture("receipts/two-columns.jpg"), MAX_PIXELS);
    expect(
      await readPage(
        page,
        pool(async () => []),
      ),
    ).toMatchObject({ lines: [], isWhole: true });
  });

  it("is incomplete if a reading takes too long", async () => {
    const page = await openPage(fixture("receipts/two-columns.jpg"), MAX_PIXELS);
    const late = pool(() => Promise.reject(new OcrTimeout("late")));
    expect(await readPage(page, late)).toMatchObject({ lines: [], isWhole: false });
  });
});
