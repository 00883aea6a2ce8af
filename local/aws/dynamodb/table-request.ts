import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { Asker } from "#local/aws/iam/demand.ts";

/** A request with a valid signature. */
type TableRequest = {
  /** For example `GetItem`; empty if the request names none. */
  readonly operation: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly asker: Asker;
};

export type TableAnswer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

export type AnswerOf = (request: TableRequest) => Promise<TableAnswer>;

/** A step may respond instead of the database, or change the request or the response. */
export type TableStep = (request: TableRequest, next: AnswerOf) => Promise<TableAnswer>;
