import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Sha256 } from "#lambdas/platform/table/sha256.ts";
import { fc } from "#tests/property.ts";

const digestOf = async (secret: string | Uint8Array | undefined, ...chunks: (string | Uint8Array)[]) => {
  const hash = new Sha256(secret);
  for (const chunk of chunks) hash.update(chunk);
  return Buffer.from(await hash.digest()).toString("hex");
};

const text = fc.string({ unit: "grapheme" });
const bytes = fc.uint8Array();

describe("the hash for AWS signatures", () => {
  it("hashes as Node does, text and bytes", async () => {
    await fc.assert(
      fc.asyncProperty(text, bytes, async (one, other) => {
        const expected = createHash("sha256").update(one).update(other).digest("hex");
        expect(await digestOf(undefined, one, other)).toBe(expected);
      }),
    );
  });

  it("makes the same HMAC as Node, also with alternating secrets", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(text, bytes), { minLength: 1, maxLength: 4 }),
        text,
        async (secrets, what) => {
          for (const secret of [...secrets, ...secrets])
            expect(await digestOf(secret, what)).toBe(
              createHmac("sha256", secret).update(what).digest("hex"),
            );
        },
      ),
    );
  });

  it("accepts a view of a buffer and a whole buffer, and can be reset", async () => {
    const whole = Uint8Array.from([1, 2, 3, 4]);
    const part = whole.subarray(1, 3);
    expect(await digestOf(part, part)).toBe(createHmac("sha256", part).update(part).digest("hex"));
    const hash = new Sha256(whole.buffer);
    hash.update("forgotten");
    hash.reset();
    hash.update("kept");
    expect(Buffer.from(await hash.digest()).toString("hex")).toBe(
      createHmac("sha256", whole).update("kept").digest("hex"),
    );
  });
});
