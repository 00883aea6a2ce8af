const empty = Buffer.alloc(0);

/**
 * Reads a byte stream piece by piece; its methods throw the error of `endsEarly` if the stream is too short.
 */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  readonly #endsEarly: () => Error;
  #held: Buffer;

  /** Reads the bytes of `start` before those of `source`. */
  constructor(source: AsyncIterable<Buffer>, endsEarly: () => Error, start: Buffer = empty) {
    this.#source = source[Symbol.asyncIterator]();
    this.#endsEarly = endsEarly;
    this.#held = start;
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done === true) throw this.#endsEarly();
    this.#held = this.#held.length === 0 ? next.value : Buffer.concat([this.#held, next.value]);
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /**
   * Returns the bytes before `delimiter` and consumes it; throws the error of `tooLong` beyond `limit` bytes.
   */
  async until(delimiter: Buffer, limit: number, tooLong: () => Error): Promise<Buffer> {
    let at = this.#held.indexOf(delimiter);
    while (at < 0 && this.#held.length <= limit + delimiter.length) {
      await this.#more();
      at = this.#held.indexOf(delimiter);
    }
    if (at < 0 || at > limit) throw tooLong();
    const found = this.#take(at);
    this.#take(delimiter.length);
    return found;
  }

  async *exactly(length: number): AsyncGenerator<Buffer> {
    for (let missing = length; missing > 0;) {
      if (this.#held.length === 0) await this.#more();
      const piece = this.#take(missing);
      missing -= piece.length;
      yield piece;
    }
  }

  async *before(delimiter: Buffer): AsyncGenerator<Buffer> {
    let at = this.#held.indexOf(delimiter);
    while (at < 0) {
      // The end of the buffer may be the start of the delimiter.
      const safe = this.#held.length - delimiter.length + 1;
      if (safe > 0) yield this.#take(safe);
      await this.#more();
      at = this.#held.indexOf(delimiter);
    }
    yield this.#take(at);
    this.#take(delimiter.length);
  }
}

/** Only for short sequences: it holds them in memory. */
export const collect = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};
