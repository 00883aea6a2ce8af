import type * as z from "zod";
import { Problem } from "#contract/platform/problems.ts";
import { apiBase, type Route } from "#contract/platform/route.ts";
import type { Findings } from "./findings.ts";

type AskedRoute<T extends z.ZodType> = Pick<Route, "method" | "path"> & { readonly response: T };

export type RequestParts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The idempotency key, the same for every try. */
  readonly key: string;
  /** Fetched before every try as the site does, since one try can outlast a token. */
  readonly token?: () => Promise<string | undefined>;
};

/** A person presses the button about this often. */
const tries = 8;

const addressOf = (path: string, { params = {}, query }: RequestParts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `${apiBase}${filled}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
};

const send = async (url: string, method: string, { body, headers, key, ...parts }: RequestParts) => {
  const token = await parts.token?.();
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        "idempotency-key": key,
        ...(body && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  } catch {
    return { status: 0, body: undefined };
  }
};

/** A retry can help: no response, a broken service, a conflict on the same item. */
const mayPass = (status: number, code: string | undefined): boolean =>
  status === 0 || status >= 500 || code === "conflict-try-again";

/** Calls the API and retries with the same key; returns undefined if no try succeeded. */
export const asker =
  (url: string, findings: Findings) =>
  async <T extends z.ZodType>(
    { method, path, response }: AskedRoute<T>,
    parts: RequestParts,
  ): Promise<z.output<T> | undefined> => {
    const named = `${method} ${path}`;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const { status, body } = await send(`${url}${addressOf(path, parts)}`, method, parts);
      findings.count(named, status);
      if (status >= 200 && status < 300) return response.parse(body);
      const code = Problem.safeParse(body).data?.code;
      if (mayPass(status, code)) continue;
      // Rate limits may refuse a request here; any other refusal is an error.
      if (status !== 429) findings.add(`${named} was refused at try ${attempt}: ${status} ${code}`);
      return undefined;
    }
    findings.unacknowledged(named);
    return undefined;
  };
export type Ask = ReturnType<typeof asker>;
