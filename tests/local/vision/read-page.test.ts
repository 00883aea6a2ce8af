import { describe, expect, it } from "vitest";

import { openPage } from "#local/vision/image/view.ts";
import type { OcrPool } from "#local/vision/ocr/pool.ts";
import { readPage } from "#local/vision/ocr/read-page.ts";
import { OcrTimeout } from "#local/vision/ocr/supervised-worker.ts";
import { MAX_PIXELS } from "#local/vision/picture.ts";
import { fixture } from "./vision-server.ts";

const pool = (read: OcrPool["read"]): OcrPool => ({ read, close: async () => undefined });

describe("a page", () => {
  it("is read whole where no part of the reading is given up", async () => {
    const page = await openPage(fixture("receipts/two-columns.jpg"), MAX_PIXELS);
    expect(
      await readPage(
        page,
        pool(async () => []),
      ),
    ).toMatchObject({ lines: [], isWhole: true });
  });

  it("is not, where a reading takes too long", async () => {
    const page = await openPage(fixture("receipts/two-columns.jpg"), MAX_PIXELS);
    const late = pool(() => Promise.reject(new OcrTimeout("late")));
    expect(await readPage(page, late)).toMatchObject({ lines: [], isWhole: false });
  });
});
