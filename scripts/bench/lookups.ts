import { connect } from "node:net";
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

const isWhole = (answer: string): boolean => {
  const headersEnd = answer.indexOf("\r\n\r\n");
  const [, length] = /^content-length: (\d+)/im.exec(answer) ?? [];
  return headersEnd >= 0 && answer.length >= headersEnd + 4 + Number(length);
};

/** Asks again as soon as it has been answered. Plain sockets: on two cores, time spent here is taken from what is measured. */
const keepAsking = (url: string, nextIndex: () => number | undefined, answers: Answer[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, host, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }).setEncoding("latin1");
    let answer = "";
    let began = 0;
    const ask = (): void => {
      const index = nextIndex();
      if (index === undefined) return void socket.end();
      answer = "";
      began = performance.now();
      socket.write(`GET /api/v1/status/${frameNumberOf(index)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    };
    socket.on("connect", ask).on("error", reject).on("close", resolve);
    socket.on("data", (chunk) => {
      answer += String(chunk);
      if (!isWhole(answer)) return;
      answers.push({ milliseconds: performance.now() - began, ok: answer.startsWith("HTTP/1.1 200") });
      ask();
    });
  });

const load = async (url: string, count: number): Promise<Answer[]> => {
  const answers: Answer[] = [];
  let asked = 0;
  const nextIndex = (): number | undefined => {
    asked += 1;
    return asked > count ? undefined : asked;
  };
  await Promise.all(Array.from({ length: connections }, () => keepAsking(url, nextIndex, answers)));
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
      const failed = requests - answers.filter(({ ok }) => ok).length;
      return [
        atMost(120, { what: `p99 of a lookup, 50 connections (${rate.toFixed(0)}/s)`, value, unit: "ms" }),
        atMost(0, { what: `failed of ${requests} lookups`, value: failed, unit: "requests", digits: 0 }),
      ];
    }),
};
