import type * as z from "zod";
import { passHeader } from "#contract/platform/challenges.ts";
import { Problem, type ProblemCode } from "#contract/platform/problems.ts";
import { apiBase, type Input, type Result, type Route, type Routes } from "#contract/platform/route.ts";
import { fetchProblemText } from "#web/platform/i18n/problem-text.ts";
import { NetworkError, ProblemError } from "./errors.ts";
import { noteFailure } from "./last-failure.ts";
import { notifyOf } from "./problem-listeners.ts";

export type CallOptions = {
  signal?: AbortSignal;
  /** For routes marked `idempotent`: the same key for every retry of one request. */
  idempotencyKey?: string;
  /** For routes marked `needsPass`. */
  pass?: string;
  /** The request is sent even if the page closes. */
  outlivesPage?: true;
};

type Call<R extends Route> = keyof Input<R> extends never
  ? (input?: Record<string, never>, options?: CallOptions) => Promise<Result<R>>
  : (input: Input<R>, options?: CallOptions) => Promise<Result<R>>;

export type Client<R extends Routes> = { readonly [Name in keyof R]: Call<R[Name]> };

export type ClientSettings = {
  /** The access token; undefined when signed out. */
  token: () => Promise<string | undefined>;
  /** The page's own origin by default. */
  origin?: string;
};

/** Milliseconds; the API itself times out after 30 seconds. */
const patience = 40_000;

type Values = Record<string, unknown>;
type Parts = { params?: Values; query?: Values; body?: unknown };

const urlOf = (route: Route, parts: Parts): string => {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const given = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${apiBase}${path}${query === "" ? "" : `?${query}`}`;
};

/** Aborts with the first of the signals. `AbortSignal.any` is missing in our oldest browsers. */
const firstOf = (...signals: readonly AbortSignal[]): AbortSignal => {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = (): void => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: first.signal });
  }
  return first.signal;
};

const requestOf = async (
  route: Route,
  parts: Parts,
  options: CallOptions,
  settings: ClientSettings,
): Promise<RequestInit> => {
  const headers = new Headers({ accept: "application/json" });
  const timeout = AbortSignal.timeout(patience);
  const token = await settings.token();
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (options.idempotencyKey !== undefined) headers.set("idempotency-key", options.idempotencyKey);
  if (options.pass !== undefined) headers.set(passHeader, options.pass);
  if (parts.body !== undefined) headers.set("content-type", "application/json");
  return {
    method: route.method,
    headers,
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    ...(options.outlivesPage && { keepalive: true }),
    signal: options.signal === undefined ? timeout : firstOf(options.signal, timeout),
  };
};

/** Rethrows an abort as AbortError, which is never shown. */
const send = async (url: string, request: RequestInit, { signal }: CallOptions): Promise<Response> => {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new NetworkError("No answer from the API", { cause: error });
  }
};

/** A response that is not JSON breaks the contract; the caller handles undefined. */
const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Our API sends seconds only. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = headers.get("retry-after") ?? "";
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) : undefined;
};

const refusals: Partial<Record<number, ProblemCode>> = {
  401: "not-signed-in",
  403: "request-blocked",
  429: "too-many-requests",
};

/** The gateway and the firewall refuse without a problem body. After a 5xx the API may still have acted. */
const problemOfStatus = (status: number): Problem => {
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  if (!isRefusal) throw new NetworkError(`Status ${status} without words`, { status });
  const code = refusals[status] ?? "invalid-request";
  return { type: "about:blank", title: code, status, code };
};

const answerOf = async (route: Route, response: Response): Promise<unknown> => {
  const body = await bodyOf(response);
  if (response.ok) {
    const parser: z.ZodType = route.response;
    const parsed = parser.safeParse(body);
    if (parsed.success) return parsed.data;
    throw new NetworkError(`Status ${response.status} outside the contract`);
  }
  const details = Problem.safeParse(body).data ?? problemOfStatus(response.status);
  const problem = new ProblemError(details, retryAfterOf(response));
  if (problem.status >= 500) noteFailure(problem);
  notifyOf(problem.code);
  await fetchProblemText(problem.code);
  throw problem;
};

const call = async (route: Route, parts: Parts, options: CallOptions, settings: ClientSettings) => {
  const request = await requestOf(route, parts, options, settings);
  const response = await send(`${settings.origin ?? ""}${urlOf(route, parts)}`, request, options);
  return answerOf(route, response);
};

/** Creates one function per route. Responses are parsed with the contract; throws `ProblemError` or `NetworkError`. */
export const createClient = <R extends Routes>(routes: R, settings: ClientSettings): Client<R> =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      (parts: Parts = {}, options: CallOptions = {}) => call(route, parts, options, settings),
    ]),
  ) as Client<R>;
