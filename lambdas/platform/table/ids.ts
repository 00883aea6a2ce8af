import type { CalendarDate } from "#contract/platform/calendar-date.ts";

/** Crockford's alphabet without I, L, O and U, so that an id can be read aloud. */
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

/** Returns a number for letters and receipts with the date and four random bytes, `K-261120-7Q2M9X`. */
export const datedNumber = (
  prefix: string,
  { year, month, day }: CalendarDate,
  random: Uint8Array,
): string => {
  const date = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
  return `${prefix}-${date}-${encode(bitsOf(random), 6)}`;
};

/** Returns sixteen characters of Crockford's alphabet. Takes ten random bytes. */
export const readableCode = (random: Uint8Array): string => encode(bitsOf(random), 16);

/** Returns a prefixed ULID, which sorts by time: 48 bits of milliseconds and ten random bytes. */
export const timeOrderedId = (prefix: string, at: Date, random: Uint8Array): string => {
  return `${prefix}_${encode(BigInt(at.getTime()), 10)}${encode(bitsOf(random), 16)}`;
};

/** Makes a UUID of version 4 from sixteen random bytes. */
export const uuidOf = (random: Uint8Array): string => {
  const bytes = Buffer.from(random);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
