import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { Service } from "#local/cloud.ts";
import { comesFromElsewhere } from "#local/is-cross-origin.ts";
import { readJson } from "#local/read-json.ts";
import type { Scheduler } from "#local/aws/scheduler/scheduler.ts";
import { MoveIn } from "#local/seed/move-in.ts";
import { clockOverview, type Overview, type SeededAccount } from "./overview.ts";
import { overviewPage, pageStyle } from "./overview-page.ts";

type Dependencies = {
  readonly overview: () => Overview;
  readonly scheduler: Scheduler;
  readonly clock: MovableClock;
  readonly caughtUp: () => Promise<void>;
  readonly moveIn: (wanted: z.output<typeof MoveIn>) => Promise<SeededAccount>;
  /** Runs the expiry work that no schedule triggers. */
  readonly sweep: () => Promise<void>;
};

const prefix = "/_local";

const Move = z.union([
  z.strictObject({ advanceSeconds: z.number() }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);

const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const sendPage = (response: ServerResponse, page: string): void => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy,
    "cache-control": "no-store",
  });
  response.end(page);
};

const settle = async ({ moveIn }: Dependencies, request: IncomingMessage, response: ServerResponse) => {
  const wanted = await readJson(request, MoveIn);
  if (!wanted.success) return sendJson(response, 400, { message: z.prettifyError(wanted.error) });
  sendJson(response, 201, await moveIn(wanted.data));
};

// Moves the clock even while a consumer keeps failing.
const maxWaitMillis = 5000;

const moveClock = async (dependencies: Dependencies, request: IncomingMessage, response: ServerResponse) => {
  const { clock, caughtUp, sweep } = dependencies;
  const move = await readJson(request, Move);
  if (!move.success) return sendJson(response, 400, { message: z.prettifyError(move.error) });
  // Waits for running consumers first: a leap would make their signed requests too old.
  await Promise.race([caughtUp(), delay(maxWaitMillis, undefined, { ref: false })]);
  const to = "now" in move.data ? Date.parse(move.data.now) : clock.now() + move.data.advanceSeconds * 1000;
  clock.moveTo(to);
  await sweep();
  sendJson(response, 200, clockOverview(clock));
};

const fire = async ({ scheduler }: Dependencies, name: string, response: ServerResponse): Promise<void> => {
  try {
    const fired = await scheduler.fire(name);
    if (fired === undefined) return sendJson(response, 404, { message: `There is no schedule ${name}.` });
    sendJson(response, 200, { result: fired.result ?? null });
  } catch (error) {
    sendJson(response, 502, { message: String(error) });
  }
};

/** Serves the overview page and its JSON, moves the clock, fires schedules and adds people. */
export const createOverviewServices = (dependencies: Dependencies): Service[] => {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path } = readTarget(request.url ?? "");
    if (request.method === "GET" && path === prefix)
      return sendPage(response, overviewPage(dependencies.overview()));
    if (request.method !== "POST") return sendJson(response, 404, { message: "Not Found" });
    if (comesFromElsewhere(request)) return sendJson(response, 403, { message: "Forbidden" });
    if (path === `${prefix}/clock`) return moveClock(dependencies, request, response);
    if (path === `${prefix}/people`) return settle(dependencies, request, response);
    const [, name] = /^\/_local\/schedules\/([^/]+)$/.exec(path) ?? [];
    if (name !== undefined) return fire(dependencies, percentDecode(name) ?? name, response);
    sendJson(response, 404, { message: "Not Found" });
  };
  const close = (): Promise<void> => Promise.resolve();
  const asJson: Service["handle"] = async (_request, response) =>
    sendJson(response, 200, dependencies.overview(), { "cache-control": "no-store" });
  return [
    { prefix, handle, close },
    { prefix: `${prefix}.json`, handle: asJson, close },
  ];
};
