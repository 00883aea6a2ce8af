import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Credentials } from "#local/aws/wire/credentials.ts";
import type { Access } from "#local/aws/iam/access.ts";

/** The clock of the embedded cloud, in epoch milliseconds; tests move it to try expiry and schedules. */
export type Clock = { now(): number };

export type CloudContext = {
  readonly clock: Clock;
  /** The credentials of the account itself, which may do everything. */
  readonly credentials: Credentials;
  /** The roles and their rights; without it only the account itself is known. */
  readonly access?: Access;
  readonly region: string;
  readonly accountId: string;
  /** Undefined keeps the state in memory. */
  readonly stateDir: string | undefined;
};

/** A service under one path prefix of the local address. It receives the request with its whole URL, because signatures cover the path. */
export type Service = {
  readonly prefix: `/${string}`;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
};
