import type * as z from "zod";
import { passHeader } from "#contract/challenges.ts";
import { Problem } from "#contract/problems.ts";
import { apiBase, type Input, type Result, type Route, type Routes } from "#contract/route.ts";
import { fetchProblemText } from "#web/i18n/problem-text.ts";
import { NetworkError, ProblemError } from "./errors.ts";
import { noteFailure } from "./last-failure.ts";
import { tellSessionEnd } from "./session-end.ts";

export type CallOptions = {
  signal?: AbortSignal;
  /** For routes marked `idempotent`: the same key for every retry of the same wish. */
  idempotencyKey?: string;
  /** For routes marked `needsPass`. */
  pass?: string;
  /** Arrives also where the page is left or closed meanwhile. */
  outlivesPage?: true;
};

type Call<R extends Route> = keyof Input<R> extends never
  ? (input?: Record<string, never>, options?: CallOptions) => Promise<Result<R>>
  : (input: Input<R>, options?: CallOptions) => Promise<Result<R>>;

export type Client<R extends Routes> = { readonly [Name in keyof R]: Call<R[Name]> };

export type ClientSettings = {
  /** The access token to send, undefined for someone signed out. */
  token: () => Promise<string | undefined>;
  /** Where the API is; the page's own origin unless told otherwise. */
  origin?: string;
};

/** Milliseconds; the API answers within 30 seconds or never. What hangs for longer, as in a tunnel, must not arrive when nobody waits for it any more. */
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

const requestOf = async (
  route: Route,
  parts: Parts,
  options: CallOptions,
  settings: ClientSettings,
): Promise<RequestInit> => {
  const headers = new Headers({ accept: "application/json" });
  const late = AbortSignal.timeout(patience);
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
    signal: options.signal === undefined ? late : AbortSignal.any([options.signal, late]),
  };
};

/** An aborted request stays an AbortError: nobody wants to be told about it. */
const send = async (url: string, request: RequestInit, { signal }: CallOptions): Promise<Response> => {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new NetworkError("No answer from the API", { cause: error });
  }
};

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    throw new NetworkError(`Status ${response.status} without JSON`, { cause: error });
  }
};

/** Only seconds are understood, as our own answers say it. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const said = headers.get("retry-after") ?? "";
  return /^\d{1,5}$/.test(said) ? Number(said) : undefined;
};

const answerOf = async (route: Route, response: Response): Promise<unknown> => {
  const body = await bodyOf(response);
  const parser: z.ZodType = response.ok ? route.response : Problem;
  const parsed = parser.safeParse(body);
  if (!parsed.success) throw new NetworkError(`Status ${response.status} outside the contract`);
  if (response.ok) return parsed.data;
  const problem = new ProblemError(Problem.parse(body), retryAfterOf(response));
  if (problem.status >= 500) noteFailure(problem);
  if (problem.code === "session-ended") tellSessionEnd();
  await fetchProblemText(problem.code);
  throw problem;
};

const call = async (route: Route, parts: Parts, options: CallOptions, settings: ClientSettings) => {
  const request = await requestOf(route, parts, options, settings);
  const response = await send(`${settings.origin ?? ""}${urlOf(route, parts)}`, request, options);
  return answerOf(route, response);
};

/** One function a route. Answers are parsed with the contract; throws `ProblemError` or `NetworkError`. */
export const createClient = <R extends Routes>(routes: R, settings: ClientSettings): Client<R> =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      (parts: Parts = {}, options: CallOptions = {}) => call(route, parts, options, settings),
    ]),
  ) as Client<R>;
