import { Agent, get } from "node:http";
import { townBikes } from "#local/seed/town-bikes.ts";
import { atMost, type Budget } from "./budget.ts";
import { withCloud } from "./cloud.ts";

const connections = 50;
const requests = 3000;
const warmUp = 200;

type Answer = { readonly milliseconds: number; readonly ok: boolean };

/** Every other one is registered. */
const frameNumberOf = (index: number): string => {
  const known = townBikes[index % townBikes.length]?.frameNumber;
  return index % 2 === 0 && known !== undefined ? known : `BENCH${String(index).padStart(6, "0")}`;
};

const ask = (agent: Agent, url: string, index: number): Promise<Answer> =>
  new Promise((resolve) => {
    const began = performance.now();
    const settle = (ok: boolean): void => resolve({ milliseconds: performance.now() - began, ok });
    const request = get(`${url}/api/lookups/${frameNumberOf(index)}`, { agent }, (response) => {
      response.resume();
      response.on("end", () => settle(response.statusCode === 200));
    });
    request.on("error", () => settle(false));
  });

/** So many requests over 50 connections, each of which asks anew as soon as it has been answered. */
const load = async (url: string, count: number): Promise<Answer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  let next = 0;
  const keepAsking = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      answers.push(await ask(agent, url, next));
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return answers;
};

export const lookups: Budget = {
  name: "lookups",
  measure: () =>
    withCloud(async (url) => {
      await load(url, warmUp);
      const began = performance.now();
      const answers = await load(url, requests);
      const rate = (requests / (performance.now() - began)) * 1000;
      const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
      const value = times[Math.ceil(times.length * 0.99) - 1] ?? NaN;
      const failed = answers.filter(({ ok }) => !ok).length;
      return [
        atMost(120, { what: `p99 of a lookup, 50 connections (${rate.toFixed(0)}/s)`, value, unit: "ms" }),
        atMost(0, { what: `failed of ${requests} lookups`, value: failed, unit: "requests", digits: 0 }),
      ];
    }),
};
