import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from "node:http";

export type Answer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

/** Buffers a response instead of sending it. */
class Captured extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    for (const part of rest)
      if (typeof part === "object" && part !== null)
        for (const [name, value] of Object.entries(part))
          this.setHeader(name, Array.isArray(value) ? value.map(String) : String(value));
    return this;
  }
  override write(chunk: unknown): boolean {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    return true;
  }
  override end(chunk?: unknown): this {
    this.write(chunk);
    return this;
  }
  answer(): Answer {
    return { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) };
  }
}

export const capture = async (
  request: IncomingMessage,
  work: (response: ServerResponse) => Promise<void>,
): Promise<Answer> => {
  const response = new Captured(request);
  await work(response);
  return response.answer();
};
