import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The one clock of the embedded cloud, in epoch milliseconds. It can be moved, so that expiry and schedules can be tried. */
export type Clock = { now(): number };

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** What every served AWS service shares. */
export type CloudContext = {
  readonly clock: Clock;
  readonly credentials: Credentials;
  readonly region: string;
  readonly accountId: string;
  /** Where state is kept; undefined keeps it in memory. */
  readonly stateDir: string | undefined;
};

/** A service mounted under one path prefix of the single local address. It receives the request with its whole URL, because signatures cover the path. */
export type Service = {
  readonly prefix: `/${string}`;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
};
