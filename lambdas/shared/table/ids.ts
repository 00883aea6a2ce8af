import type { CalendarDate } from "#contract/calendar-date.ts";

/** Crockford's alphabet: no I, L, O and U, so an id can be read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const bitsOf = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

const encode = (value: bigint, length: number): string => {
  let rest = value;
  let text = "";
  for (let place = 0; place < length; place += 1) {
    text = alphabet.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return text;
};

/** A number for letters and receipts that says the day and cannot be guessed, `K-261120-7Q2M9X`. Four random bytes. */
export const datedNumber = (
  prefix: string,
  { year, month, day }: CalendarDate,
  random: Uint8Array,
): string => {
  const date = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
  return `${prefix}-${date}-${encode(bitsOf(random), 6)}`;
};

/** Sixteen signs of Crockford's alphabet that nobody guesses. Ten random bytes. */
export const readableCode = (random: Uint8Array): string => encode(bitsOf(random), 16);

/** An id that sorts by time: the prefix, 48 bits of milliseconds and 80 random bits (ten bytes), as a ULID writes them. */
export const timeOrderedId = (prefix: string, at: Date, random: Uint8Array): string => {
  return `${prefix}_${encode(BigInt(at.getTime()), 10)}${encode(bitsOf(random), 16)}`;
};

/** A random UUID, version 4, of sixteen random bytes. */
export const uuidOf = (random: Uint8Array): string => {
  const bytes = Buffer.from(random);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
