import type * as z from "zod";
import { Problem } from "#contract/problems.ts";
import { apiBase, type Route } from "#contract/route.ts";
import type { Findings } from "./findings.ts";

type Asked<T extends z.ZodType> = Pick<Route, "method" | "path"> & { readonly response: T };

export type RequestParts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's own name for what is asked; the same for every try. */
  readonly key: string;
  /** Asked for at every try, as the site does: one try can take as long as a token has left. */
  readonly token?: () => Promise<string | undefined>;
};

/** As often as someone presses who wants it to happen. */
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

/** What may pass when it is asked again: no answer, a broken service, someone else at the same item. */
const mayPass = (status: number, code: string | undefined): boolean =>
  status === 0 || status >= 500 || code === "conflict-try-again";

/** Asks the API, again with the same key while it may pass. Answers undefined where it was never acknowledged. */
export const asker =
  (url: string, findings: Findings) =>
  async <T extends z.ZodType>(
    { method, path, response }: Asked<T>,
    parts: RequestParts,
  ): Promise<z.output<T> | undefined> => {
    const named = `${method} ${path}`;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const { status, body } = await send(`${url}${addressOf(path, parts)}`, method, parts);
      findings.count(named, status);
      if (status >= 200 && status < 300) return response.parse(body);
      const code = Problem.safeParse(body).data?.code;
      if (mayPass(status, code)) continue;
      // A person who asks too much is told so whatever fails; everything else was right to ask.
      if (status !== 429) findings.add(`${named} was refused at try ${attempt}: ${status} ${code}`);
      return undefined;
    }
    findings.unacknowledged(named);
    return undefined;
  };
export type Ask = ReturnType<typeof asker>;
