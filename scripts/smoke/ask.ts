import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type * as z from "zod";
import { Problem, type ProblemCode } from "#contract/platform/problems.ts";
import { apiBase, type Route } from "#contract/platform/route.ts";
import type { Deployment } from "./deployment.ts";

type Asked<T extends z.ZodType> = Pick<Route, "method" | "path"> & { readonly response: T };
type RequestParts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller, anonymous where absent. */
  readonly as?: { token(): Promise<string> };
};

/** API Gateway times out after 30 seconds. */
const patience = 40_000;

const addressOf = (path: string, { params = {}, query }: RequestParts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `${apiBase}${filled}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
};

const requestOf = async (method: string, { as, body, headers }: RequestParts): Promise<RequestInit> => ({
  method,
  headers: {
    "idempotency-key": randomUUID(),
    ...(body && { "content-type": "application/json" }),
    ...(as && { authorization: `Bearer ${await as.token()}` }),
    ...headers,
  },
  ...(body && { body: JSON.stringify(body) }),
  signal: AbortSignal.timeout(patience),
});

/** Calls a route as the site does. The error it throws names the route and the problem, but nothing that was sent. */
export const ask = async <T extends z.ZodType>(
  { siteUrl }: Deployment,
  { method, path, response }: Asked<T>,
  parts: RequestParts = {},
): Promise<z.output<T>> => {
  const named = `${method} ${apiBase}${path}`;
  const answer = await fetch(`${siteUrl}${addressOf(path, parts)}`, await requestOf(method, parts));
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok)
    throw new Error(`${named} answered ${answer.status} ${Problem.safeParse(body).data?.code ?? ""}`.trim());
  const parsed = response.safeParse(body);
  if (!parsed.success) throw new Error(`${named} answered what the contract does not know`);
  return parsed.data;
};

const maxTries = 4;

/** Retries on this problem, as the site tells people to: the reader of pictures may be busy. */
export const patiently = async <T>(code: ProblemCode, call: () => Promise<T>, tries = 1): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const mayPass = error instanceof Error && error.message.endsWith(` ${code}`);
    if (!mayPass || tries >= maxTries) throw error;
    await sleep(2000);
    return patiently(code, call, tries + 1);
  }
};

/** Polls for a result that follows a change asynchronously, and throws these words where it never comes. */
export const until = async (words: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> => {
  for (let waited = 0; !(await isSo()); waited += 1) {
    if (waited >= seconds) throw new Error(`${words}, not within ${seconds} seconds`);
    await sleep(1000);
  }
};
