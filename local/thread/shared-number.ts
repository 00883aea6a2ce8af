/** A whole number in memory that several threads share: each reads what another has just written. */
export type SharedNumber = {
  readonly memory: SharedArrayBuffer;
  readonly get: () => number;
  readonly set: (value: number) => void;
  /** Sets it, and answers what stood there. */
  readonly exchange: (value: number) => number;
};

/** Makes one that is 0, or in another thread the same again from its memory. */
export const sharedNumber = (
  memory = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT),
): SharedNumber => {
  const cell = new BigInt64Array(memory);
  return {
    memory,
    get: () => Number(Atomics.load(cell, 0)),
    set: (value) => void Atomics.store(cell, 0, BigInt(value)),
    exchange: (value) => Number(Atomics.exchange(cell, 0, BigInt(value))),
  };
};
