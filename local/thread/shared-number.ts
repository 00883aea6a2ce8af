/** An integer in memory shared by threads. */
export type SharedNumber = {
  readonly memory: SharedArrayBuffer;
  readonly get: () => number;
  readonly set: (value: number) => void;
  /** Returns the previous value. */
  readonly exchange: (value: number) => number;
};

/** Starts at 0; another thread passes the memory to share the same number. */
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
