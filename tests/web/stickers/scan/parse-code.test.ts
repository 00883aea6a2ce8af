import { describe, expect, it } from "vitest";
import { parseCode, parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { scannedRegion } from "#web/stickers/scan/open-scanner.ts";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ZXING_WASM_SHA256, ZXING_WASM_VERSION } from "barcode-detector/ponyfill";

const host = "cykelregistret.se";
const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";

describe("a scanned code", () => {
  it.each([
    [`https://cykelregistret.se/qr/${uid}`],
    [`https://www.cykelregistret.se/qr/${uid}/`],
    [`HTTPS://CYKELREGISTRET.SE/qr/${uid.toUpperCase()}?utm=1`],
    [`http://cykelregistret.se/qr/${uid.replaceAll("-", "")}`],
    [`https://cykelregistret.se/qr-handler/${uid}`],
    [`https://cykelregistret.se/public-qr?uid=${uid}`],
    [`https://cykelregistret.se/qr?uid=${uid}`],
    [`https://cykelregistret.se/?qr=${uid}`],
    [uid],
    [` ${uid.toUpperCase()}\n`],
    [uid.replaceAll("-", "")],
  ])("%s is the sticker of a bike", (text) => {
    expect(parseCode(text, host)).toEqual({ kind: "sticker", uid });
  });

  it("respects the host's port", () => {
    const address = `http://127.0.0.1:4000/qr/${uid}`;
    expect(parseCode(address, "127.0.0.1:4000")).toEqual({ kind: "sticker", uid });
    expect(parseCode(address, "127.0.0.1:4001")).toBeUndefined();
  });

  it.each([
    ['{"frameNumber":"wtu 204-k8861"}', "WTU204K8861"],
    ['{ "frameNumber": "WTU204K8861", "brand": "Monark" }', "WTU204K8861"],
    ["WTU204K8861", "WTU204K8861"],
    ["wbk 1234 z", "WBK1234Z"],
    ["a1b", "A1B"],
    ["12345678901234567890", "12345678901234567890"],
  ])("%s is the frame number %s", (text, frameNumber) => {
    expect(parseCode(text, host)).toEqual({ kind: "frame-number", frameNumber });
  });

  it.each([
    [""],
    ["a1"],
    ["å1234"],
    ["123456789012345678901"],
    [`https://evil.example/qr/${uid}`],
    [`https://cykelregistret.se.evil.example/qr/${uid}`],
    ["https://cykelregistret.se/terms"],
    ["https://cykelregistret.se/qr/../../admin"],
    ["https://cykelregistret.se/qr?uid=%2F%2Fevil"],
    ["javascript:alert(1)"],
    ['{"frameNumber":12}'],
    ['{"frameNumber":"<script>"}'],
    ["{"],
    ["null"],
    ["WIFI:S:home;P:secret;;"],
  ])("%s is not recognised", (text) => {
    const parsed = parseCode(text, host);
    expect(parsed?.kind === "frame-number" ? parsed.frameNumber : parsed).toBe(
      text === "null" ? "NULL" : undefined,
    );
  });

  it("is not plain text", () => {
    expect(parseOwnCode("WTU204K8861", host)).toBeUndefined();
    expect(parseOwnCode(uid, host)).toEqual({ kind: "sticker", uid });
  });
});

describe("the region that is read", () => {
  it("is the middle, two thirds of the shorter side", () => {
    expect(scannedRegion(1280, 720)).toEqual({ width: 480, height: 480 });
    expect(scannedRegion(720, 1280)).toEqual({ width: 480, height: 480 });
  });
});

import installed from "../../../../package.json" with { type: "json" };

describe("the reader of codes", () => {
  it("is exactly the version that its script was built for", async () => {
    expect(installed.dependencies["zxing-wasm"]).toBe(ZXING_WASM_VERSION);
    const file = new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
    const hash = createHash("sha256").update(await readFile(file));
    expect(hash.digest("hex")).toBe(ZXING_WASM_SHA256);
  });
});
