import { createHmac, randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMilliseconds = 30_000;

/** 20 random bytes in base32. */
export const newTotpSecret = (): string =>
  Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join("");

const decode = (base32: string): Buffer => {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decode(secret)).update(counter).digest();
  const offset = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
};

/** The time step of a code, with one step of drift either way; undefined if it is wrong. */
export const totpStep = (secret: string, code: string, now: number): number | undefined => {
  const current = Math.floor(now / stepMilliseconds);
  return [current, current - 1, current + 1].find((step) => codeAt(secret, step) === code);
};
