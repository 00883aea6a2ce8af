import type * as z from "zod";
import type { ProblemCode } from "#contract/problems.ts";

/** Who may call a route. `public` needs no token, `signed-in` any account, the rest name a Cognito group; ownership is checked in the use case. */
export type Access = "public" | "signed-in" | "customer" | "store" | "admin";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Route = {
  readonly method: Method;
  /** Below `apiBase`, with parameters in braces. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** What the route answers beyond the problems every route can have. */
  readonly problems: readonly ProblemCode[];
  /** The caller sends an `Idempotency-Key`: a repeated request gets the first answer and spends nothing twice. */
  readonly idempotent?: true;
  /** Signing out everywhere, or closing the account, ends a route for signed-in people at once. This one answers a token until it runs out: only for what anybody may see. */
  readonly outlivesSession?: true;
  /** Also for the owner of a closed account, who is refused everything else. */
  readonly whileClosed?: true;
  /** The caller has done a little work for it, and sends that along as its pass. */
  readonly needsPass?: true;
  /** The header that signs the body, byte for byte: both are handed over as they came, and nothing is believed before they are compared. */
  readonly signedBy?: string;
  /** What the answer is where it is not plain JSON; a text is then answered as it is. */
  readonly contentType?: string;
  /** How long any cache may keep a successful answer. Nothing is cached without it. */
  readonly cacheSeconds?: number;
};
export const endsWithSession = ({ access, outlivesSession }: Route): boolean =>
  access !== "public" && !outlivesSession;

export type Routes = Readonly<Record<string, Route>>;

/** Where the API lives on the site's own origin. */
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

/** What a caller sends. */
export type Input<R extends Route> = { [K in Parts<R>]: In<R[K]> };
/** What a handler receives once the request has been parsed. */
export type Parsed<R extends Route> = { [K in Parts<R>]: Out<R[K]> };
/** What a handler returns. */
export type Output<R extends Route> = z.input<R["response"]>;
/** What a caller gets. */
export type Result<R extends Route> = z.output<R["response"]>;

export const defineRoutes = <const R extends Routes>(routes: R): R => routes;
