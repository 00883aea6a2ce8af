/** Crockford's alphabet: no I, L, O and U, so an id can be read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const encode = (value: bigint, length: number): string => {
  let rest = value;
  let text = "";
  for (let place = 0; place < length; place += 1) {
    text = alphabet.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return text;
};

/** An id that sorts by time: the prefix, 48 bits of milliseconds and 80 random bits (ten bytes), as a ULID writes them. */
export const timeOrderedId = (prefix: string, at: Date, random: Uint8Array): string => {
  const bits = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return `${prefix}_${encode(BigInt(at.getTime()), 10)}${encode(bits, 16)}`;
};
