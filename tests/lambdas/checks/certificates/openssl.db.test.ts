import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDesk, startKms } from "./context.ts";

const run = promisify(execFile);

type Files = { readonly file: string | Buffer; readonly signature: string; readonly pem: string };

/** Runs the command shown on the page, on three files. */
const verify = async ({ file, signature, pem }: Files): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "certificate-"));
  const [json, sig, key] = ["certificate.json", "certificate.sig", "key.pem"];
  await writeFile(join(folder, json), file);
  await writeFile(join(folder, sig), Buffer.from(signature, "base64"));
  await writeFile(join(folder, key), pem);
  try {
    const done = await run("openssl", ["dgst", "-sha256", "-verify", key, "-signature", sig, json], {
      cwd: folder,
    });
    return done.stdout.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
};

let kms: Awaited<ReturnType<typeof startKms>>;
beforeAll(async () => {
  kms = await startKms();
});
afterAll(() => kms.close());

describe("openssl", () => {
  it("verifies a certificate without the register, and refuses it with any one byte changed", async () => {
    const desk = await aDesk(kms.client);
    const { file, signature, key } = await desk.show(await desk.makeFrom("203.0.113.1"));
    expect(await verify({ file, signature, pem: key.pem })).toBe("Verified OK");
    for (const place of [0, Math.floor(file.length / 2), file.length - 1]) {
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      await expect(verify({ file: changed, signature, pem: key.pem })).rejects.toMatchObject({
        stdout: expect.stringMatching(/verification failure/i),
      });
    }
  });

  it("verifies a certificate of an old key with that key, and with no other", async () => {
    const desk = await aDesk(kms.client);
    const before = await desk.makeFrom("203.0.113.1");
    desk.later(2);
    desk.rotate();
    const { file, signature, key } = await desk.show(before);
    const keys = await desk.context().signer.publicKeys();
    expect(key.name).toBe("2026A");
    const results = await Promise.allSettled(keys.map(({ pem }) => verify({ file, signature, pem })));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  });
});
