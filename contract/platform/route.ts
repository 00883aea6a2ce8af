import type * as z from "zod";
import type { ProblemCode } from "./problems.ts";
import type { Reading } from "./reading-limits.ts";

/** `public` needs no token, `signed-in` any account, and the others name a Cognito group. The use case checks ownership. */
export type Access = "public" | "signed-in" | "customer" | "store" | "admin";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Route = {
  readonly method: Method;
  /** A path below `apiBase`, with parameters in braces. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Problems of this route, beyond those that every route can have. */
  readonly problems: readonly ProblemCode[];
  /** The caller sends an `Idempotency-Key`, so a repeated request gets the first response and spends nothing twice. */
  readonly idempotent?: true;
  /** Accepts a token until it expires, even after the person has signed out everywhere or closed the account. Only for data that anybody may see. */
  readonly outlivesSession?: true;
  /** Also open to the owner of a closed account. */
  readonly whileClosed?: true;
  /** Refused with `terms-not-accepted` to those who have not accepted terms that apply. */
  readonly needsTerms?: true;
  /** The caller sends the solution of a proof-of-work challenge as its pass. */
  readonly needsPass?: true;
  /** Counts against the reader's limit of the day. */
  readonly reads?: Reading;
  /** A company can send its key in the header `x-api-key`, and is then counted by it. */
  readonly takesApiKey?: true;
  /** The header with the signature of the raw body. The handler gets both unparsed and verifies them first. */
  readonly signedBy?: string;
  /** The content type of a response that is not JSON. A text is then sent unchanged. */
  readonly contentType?: string;
  /** The lifetime of a successful response in any cache. Without it, nothing is cached. */
  readonly cacheSeconds?: number;
  /** Scripts on other sites may read the response. */
  readonly anyOrigin?: true;
};
export const endsWithSession = ({ access, outlivesSession }: Route): boolean =>
  access !== "public" && !outlivesSession;

export type Routes = Readonly<Record<string, Route>>;

export const apiBase = "/api";

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type Parts<R extends Route> = "params" | "query" | "body" extends infer K
  ? K extends "params" | "query" | "body"
    ? R[K] extends z.ZodType
      ? K
      : never
    : never
  : never;

/** Sent by the caller, before parsing. */
export type Input<R extends Route> = { [K in Parts<R>]: In<R[K]> };
/** Received by the handler, after parsing. */
export type Parsed<R extends Route> = { [K in Parts<R>]: Out<R[K]> };
/** Returned by the handler. */
export type Output<R extends Route> = z.input<R["response"]>;
/** Received by the caller. */
export type Result<R extends Route> = z.output<R["response"]>;

export const defineRoutes = <const R extends Routes>(routes: R): R => routes;
