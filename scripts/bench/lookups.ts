import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { townBikes } from "#local/seed/town-bikes.ts";
import { uuidOf } from "#local/template/short-id.ts";
import { atMost, type Budget, percentile, type Row } from "./budget.ts";
import { withCloud } from "./cloud.ts";

const connections = 50;
/** With fewer requests, a single garbage collection of 250 ms would make up the whole slowest hundredth. */
const requests = 10_000;
/**
 * Requests until the seeded bikes are indexed and the code is compiled; a request then takes half the time of
 * the first thousand.
 */
const warmUp = 8000;

type PathOf = (index: number) => string;

type Asked = {
  readonly what: string;
  readonly pathOf: PathOf;
  readonly status: number;
  readonly most: number;
};
type Answer = { readonly milliseconds: number; readonly ok: boolean };

const frameNumberOf = (index: number): string => townBikes[index % townBikes.length]?.frameNumber ?? "";

/** Every other number is registered. */
const numberOf = (index: number): string =>
  index % 2 === 0 ? frameNumberOf(index) : `BENCH${String(index).padStart(6, "0")}`;

const statusPath = (index: number): string => `/api/v1/status/${numberOf(index)}`;
const checkPath = (index: number): string => `/api/checks/numbers/${numberOf(index)}`;

const codePath = (index: number): string => `/api/qr/${uuidOf(`code of ${frameNumberOf(index)}`)}`;
const unknownCodePath = (index: number): string => `/api/qr/${uuidOf(`code that nobody made ${index}`)}`;

const isWhole = (answer: string): boolean => {
  const headersEnd = answer.indexOf("\r\n\r\n");
  const [, length] = /^content-length: (\d+)/im.exec(answer) ?? [];
  return headersEnd >= 0 && answer.length >= headersEnd + 4 + Number(length);
};

/** Sends one request after the other, each as soon as the last has its response. */
type Client = {
  keepAsking(nextIndex: () => number | undefined, answers: Answer[]): Promise<void>;
  close(): void;
};

/** Requests from one address, fewer than the daily limit without an account. */
const perAddress = 60;
let addresses = 0;

/** Eight addresses of one network, because the limit counts networks. */
const nextAddress = (): string => {
  addresses += 1;
  return `127.1.${addresses >> 3}.${1 + (addresses & 7)}`;
};

const openSocket = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const options = { host: hostname, port: Number(port), noDelay: true, localAddress: nextAddress() };
  const socket = connect(options).setEncoding("latin1");
  await once(socket, "connect");
  return socket;
};

/** Uses plain sockets: on two cores, time spent here is taken from the measured process. */
const open = async (url: string, { pathOf, status }: Asked): Promise<Client> => {
  const { host } = new URL(url);
  let socket = await openSocket(url);
  let asked = 0;
  const ask = (index: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      let answer = "";
      const take = (chunk: string): void => {
        answer += chunk;
        if (!isWhole(answer)) return;
        socket.off("data", take).off("error", reject);
        resolve({ milliseconds: performance.now() - began, ok: answer.startsWith(`HTTP/1.1 ${status}`) });
      };
      socket.on("data", take).on("error", reject);
      socket.write(`GET ${pathOf(index)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    });
  return {
    async keepAsking(nextIndex, answers) {
      for (let index = nextIndex(); index !== undefined; index = nextIndex()) {
        if (asked > 0 && asked % perAddress === 0) {
          socket.destroy();
          socket = await openSocket(url);
        }
        answers.push(await ask(index));
        asked += 1;
      }
    },
    close: () => socket.destroy(),
  };
};

const load = async (clients: readonly Client[], count: number): Promise<Answer[]> => {
  const answers: Answer[] = [];
  let asked = 0;
  const nextIndex = (): number | undefined => {
    asked += 1;
    return asked > count ? undefined : asked;
  };
  await Promise.all(clients.map((client) => client.keepAsking(nextIndex, answers)));
  return answers;
};

/** Opens connections once: accepting one takes longest under load, and is no part of a lookup. */
const withClients = async <T>(
  url: string,
  asked: Asked,
  use: (clients: readonly Client[]) => Promise<T>,
): Promise<T> => {
  const clients = await Promise.all(Array.from({ length: connections }, () => open(url, asked)));
  try {
    return await use(clients);
  } finally {
    for (const client of clients) client.close();
  }
};

const measure = async ({ what, most }: Asked, clients: readonly Client[]): Promise<Row[]> => {
  await load(clients, warmUp);
  const began = performance.now();
  const answers = await load(clients, requests);
  const rate = (requests / (performance.now() - began)) * 1000;
  const value = percentile(
    answers.map(({ milliseconds }) => milliseconds),
    0.99,
  );
  const failed = requests - answers.filter(({ ok }) => ok).length;
  return [
    atMost(most, { what: `p99 of ${what}, 50 connections (${rate.toFixed(0)}/s)`, value, unit: "ms" }),
    atMost(0, { what: `failed of ${requests}, ${what}`, value: failed, unit: "requests", digits: 0 }),
  ];
};

/** A bike's page reads the table three times in a row, a lookup once. */
const all: readonly Asked[] = [
  { what: "a lookup", pathOf: statusPath, status: 200, most: 120 },
  { what: "an answer of the check", pathOf: checkPath, status: 200, most: 120 },
  { what: "a code that is resolved", pathOf: unknownCodePath, status: 404, most: 120 },
  { what: "the page of a bike behind a code", pathOf: codePath, status: 200, most: 360 },
];

export const lookups: Budget = {
  name: "lookups",
  measure: () =>
    withCloud(async (url) => {
      const rows: Row[] = [];
      for (const asked of all)
        rows.push(...(await withClients(url, asked, (clients) => measure(asked, clients))));
      return rows;
    }),
};
