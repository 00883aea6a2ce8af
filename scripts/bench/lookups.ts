import { once } from "node:events";
import { connect } from "node:net";
import { townBikes } from "#local/seed/town-bikes.ts";
import { uuidOf } from "#local/template/short-id.ts";
import { atMost, type Budget, percentile, type Row } from "./budget.ts";
import { withCloud } from "./cloud.ts";

const connections = 50;
/** So many that one stall of a quarter of a second, when the process that holds all functions tidies its memory, does not decide alone: with fewer it is the whole of the slowest hundredth. */
const requests = 10_000;
/** Until the words of the seeded bikes are indexed and what runs is compiled: only after about ten thousand requests does one cost half of what the first thousand cost. */
const warmUp = 8000;

type PathOf = (index: number) => string;

/** What is asked for, and how it should be answered. */
type Asked = {
  readonly what: string;
  readonly pathOf: PathOf;
  readonly status: number;
  readonly most: number;
};
type Answer = { readonly milliseconds: number; readonly ok: boolean };

const frameNumberOf = (index: number): string => townBikes[index % townBikes.length]?.frameNumber ?? "";

/** Every other one is registered. */
const statusPath = (index: number): string => {
  const unknown = `BENCH${String(index).padStart(6, "0")}`;
  return `/api/v1/status/${index % 2 === 0 ? frameNumberOf(index) : unknown}`;
};

const codePath = (index: number): string => `/api/qr/${uuidOf(`code of ${frameNumberOf(index)}`)}`;
const unknownCodePath = (index: number): string => `/api/qr/${uuidOf(`code that nobody made ${index}`)}`;

const isWhole = (answer: string): boolean => {
  const headersEnd = answer.indexOf("\r\n\r\n");
  const [, length] = /^content-length: (\d+)/im.exec(answer) ?? [];
  return headersEnd >= 0 && answer.length >= headersEnd + 4 + Number(length);
};

/** Asks until there is nothing left to ask, each time as soon as it has been answered. */
type Client = {
  keepAsking(nextIndex: () => number | undefined, answers: Answer[]): Promise<void>;
  close(): void;
};

/** Plain sockets: on two cores, time spent here is taken from what is measured. */
const open = async (url: string, { pathOf, status }: Asked): Promise<Client> => {
  const { hostname, host, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true }).setEncoding("latin1");
  await once(socket, "connect");
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
      for (let index = nextIndex(); index !== undefined; index = nextIndex()) answers.push(await ask(index));
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

/** Connections are opened once: to be let in takes longest for the person who comes while others are asking, and is no lookup. */
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

/** A bike's page takes three readings, one after the other, where a lookup takes one. */
const all: readonly Asked[] = [
  { what: "a lookup", pathOf: statusPath, status: 200, most: 120 },
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
