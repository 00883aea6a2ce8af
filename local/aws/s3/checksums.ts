import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { s3Error } from "./s3-error.ts";

export type Digests = {
  readonly size: number;
  readonly md5: Buffer;
  readonly sha1: Buffer;
  readonly sha256: Buffer;
  readonly crc32: Buffer;
};

type Digester = { add(chunk: Buffer): void; finish(): Digests };

export const createDigester = (): Digester => {
  const [md5, sha1, sha256] = [createHash("md5"), createHash("sha1"), createHash("sha256")];
  let size = 0;
  let crc = 0;
  return {
    add: (chunk) => {
      size += chunk.length;
      crc = crc32(chunk, crc);
      for (const hash of [md5, sha1, sha256]) hash.update(chunk);
    },
    finish: () => {
      const crcBytes = Buffer.alloc(4);
      crcBytes.writeUInt32BE(crc);
      return { size, md5: md5.digest(), sha1: sha1.digest(), sha256: sha256.digest(), crc32: crcBytes };
    },
  };
};

const notValues = ["x-amz-checksum-algorithm", "x-amz-checksum-type", "x-amz-checksum-mode"];

/** Compares every checksum of the request; an unsupported one is refused, never ignored. */
export const verifyChecksums = (digests: Digests, given: ReadonlyMap<string, string>): void => {
  const expected = new Map<string, Buffer>([
    ["content-md5", digests.md5],
    ["x-amz-checksum-crc32", digests.crc32],
    ["x-amz-checksum-sha1", digests.sha1],
    ["x-amz-checksum-sha256", digests.sha256],
  ]);
  for (const [name, value] of given) {
    const isChecksum = name === "content-md5" || name.startsWith("x-amz-checksum-");
    if (!isChecksum || notValues.includes(name)) continue;
    const digest = expected.get(name);
    if (digest === undefined) throw s3Error("NotImplemented", `The checksum ${name} is not supported here.`);
    if (digest.toString("base64") !== value)
      throw s3Error("BadDigest", `The ${name} you specified did not match the calculated checksum.`);
  }
};
