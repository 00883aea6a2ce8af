/** Six digits from six bytes: so many that no code is likelier than another. */
export const sixDigits = (bytes: Uint8Array): string =>
  String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
