type Period = {
  /** Part of every file that the key signs, and of the key's logical id. */
  readonly name: string;
  /** A certificate from outside its key's period is not genuine. */
  readonly from: string;
  readonly until?: string;
};

/**
 * The keys of certificates, oldest first; the last one signs. A new key is a new line, with an `until` some
 * days ahead in the line before. No line is ever removed, because the key verifies what it has signed.
 */
export const certificateKeyPeriods: readonly Period[] = [{ name: "2026A", from: "2026-11-01T00:00:00.000Z" }];
