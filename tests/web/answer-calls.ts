import { vi } from "vitest";

export type Answers = Record<string, (Response | (() => Response))[]>;
export type SentCall = { call: string; body: unknown; key: string | null };

/** Answers calls below a path by method and address, in order; the last answer to a call repeats. Returns what is sent. */
export const answerCalls = (base: string, answers: () => Answers): SentCall[] => {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body, headers }: RequestInit = {}) => {
    const call = `${method} ${address.replace(base, "")}`;
    const key = new Headers(headers).get("idempotency-key");
    sent.push({ call, body: JSON.parse(typeof body === "string" ? body : "null"), key });
    const left = answers()[call] ?? [];
    const next = left.length > 1 ? left.shift() : left[0];
    if (!next) throw new Error(`Nothing was foreseen for ${call}`);
    return typeof next === "function" ? next() : next.clone();
  });
  return sent;
};

export const json =
  (body: unknown, status = 200) =>
  (): Response =>
    Response.json(body, { status });

export const aProblem = (status: number, code: string): Response =>
  Response.json({ type: code, title: code, status, code }, { status });

export const problem = (status: number, code: string, rest: object = {}): (() => Response) =>
  json({ type: code, title: code, status, code, ...rest }, status);

type Answer = () => Response | Promise<Response>;

/** Answers calls from a list that tests fill, in order, unless `usual` answers them. Returns the list and the sent calls; `begin` empties both. */
export const answersInTurn = (usual: (address: string) => Response | undefined = () => undefined) => {
  const sent: { address: string; body: unknown }[] = [];
  const answers: Answer[] = [];
  const begin = (): void => {
    sent.length = 0;
    answers.length = 0;
    vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
      const known = usual(address);
      if (known) return known;
      sent.push({ address, body: JSON.parse(typeof body === "string" ? body : "null") });
      const next = answers.shift();
      if (!next) throw new Error(`Nothing was foreseen for ${address}`);
      return next();
    });
  };
  return { sent, answers, begin };
};

/** Answers by route, in order; the last one repeats. */
export type Routes = Record<string, readonly Answer[]>;

/** Answers calls by their route, and adds to `sent` those that change something. */
export const answerRoutes = (
  routes: Routes,
  routeOf: (call: string) => string,
  sent: { route: string; body: unknown; key: string | null }[],
): void => {
  sent.length = 0;
  const times = new Map<string, number>();
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    const route = routeOf(`${request.method ?? "GET"} ${address}`);
    const place = times.get(route) ?? 0;
    times.set(route, place + 1);
    const body = typeof request.body === "string" ? JSON.parse(request.body) : undefined;
    if (!route.startsWith("GET"))
      sent.push({ route, body, key: new Headers(request.headers).get("idempotency-key") });
    const answer = routes[route]?.[Math.min(place, routes[route].length - 1)];
    if (!answer) throw new TypeError(`Nobody answers ${route}`);
    return answer();
  });
};
