import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import type { Credentials } from "#local/aws/credentials.ts";
import type { Access } from "#local/iam/access.ts";

/** The one clock of the embedded cloud, in epoch milliseconds. It can be moved, so that expiry and schedules can be tried. */
export type Clock = { now(): number };

/** What every served AWS service shares. */
export type CloudContext = {
  readonly clock: Clock;
  /** Of the account itself, which may do everything. */
  readonly credentials: Credentials;
  /** Who else is known here, and what they may do; without it nobody is. */
  readonly access?: Access;
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
