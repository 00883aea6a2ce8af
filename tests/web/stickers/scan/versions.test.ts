import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ZXING_WASM_SHA256, ZXING_WASM_VERSION } from "barcode-detector/ponyfill";
import { describe, expect, it } from "vitest";
import installed from "../../../../package.json" with { type: "json" };

describe("the reader of codes", () => {
  it("is exactly the version that its script was built for", async () => {
    expect(installed.dependencies["zxing-wasm"]).toBe(ZXING_WASM_VERSION);
    const file = new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
    const hash = createHash("sha256").update(await readFile(file));
    expect(hash.digest("hex")).toBe(ZXING_WASM_SHA256);
  });
});
