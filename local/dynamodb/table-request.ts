import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

import type { Asker } from "#local/iam/demand.ts";

/** One request to the tables whose signature is right. */
type TableRequest = {
  /** Such as `GetItem`; empty where the request names none. */
  readonly operation: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whose signature it is. */
  readonly asker: Asker;
};

export type TableAnswer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

export type AnswerOf = (request: TableRequest) => Promise<TableAnswer>;

/** May answer in place of the database, change what it is asked, or change its answer. */
export type TableStep = (request: TableRequest, next: AnswerOf) => Promise<TableAnswer>;
