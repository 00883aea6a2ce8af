import type { Cloud } from "#local/cloud-server.ts";
import type { Kept } from "../erasure/everything.ts";
import type { Margin, Row } from "./specimens.ts";

type World = {
  readonly cloud: Cloud;
  readonly jobs: readonly { readonly name: string; readonly functionName: string }[];
  readonly all: () => Promise<Kept[]>;
};

/** Names of rows. */
export type Walk = {
  /** Of which there was nothing on the day before their end. */
  readonly missed: readonly string[];
  /** Of which there was something on the day after. */
  readonly stayedOn: readonly string[];
  /** Whose job was broken off on the day after, and left something for its next run. */
  readonly broken: readonly string[];
};

const post = async (url: string, body: object): Promise<void> => {
  const { ok, status } = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  if (!ok) throw new Error(`${url} answered ${status}`);
};

/** `ExpireSales` of `expire-sales`. */
const constructOf = (job: string): string =>
  job.replaceAll(/(?:^|-)([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

const fire = async ({ cloud, jobs }: World, job: string): Promise<void> => {
  const found = jobs.find(({ functionName }) => functionName.includes(`${constructOf(job)}Function`));
  if (found === undefined) throw new Error(`No schedule starts ${job}`);
  await fetch(`${cloud.url}/_local/schedules/${found.name}`, { method: "POST" });
};

const jobsOf = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ row: { by } }) => (typeof by === "string" ? [] : by.job)));

const runJobs = async (world: World, rows: readonly Row[]): Promise<void> => {
  for (const job of jobsOf(rows)) await fire(world, job);
};

/** Does something while every write to the table is refused, so that jobs are broken off at their first. */
const whileRefused = async (world: World, work: () => Promise<void>): Promise<void> => {
  const faults = `${world.cloud.url}/_local/faults`;
  const refused = ["TransactWriteItems", "UpdateItem", "DeleteItem"].map((operation) => ({
    service: "dynamodb",
    operation,
    kind: "unavailable",
    rate: 1,
  }));
  await post(faults, { faults: refused });
  await work();
  await fetch(faults, { method: "DELETE" });
};

const nameOf = ({ store, name }: Kept): string => `${store} ${name}`;

/** Of rows that end at the same time. */
const marginOf = (rows: readonly Row[]): Margin => ({
  before: Math.min(...rows.map(({ margin }) => margin.before)),
  after: Math.max(...rows.map(({ margin }) => margin.after)),
});

const moveTo = ({ cloud }: World, seconds: number): Promise<void> =>
  post(`${cloud.url}/_local/clock`, { now: new Date(seconds * 1000).toISOString() });

const goTo = async (world: World, seconds: number): Promise<void> => {
  await moveTo(world, seconds);
  await world.cloud.caughtUp();
};

type Specimens = ReadonlyMap<Row, readonly string[]>;

/** What is there of each row, by name. */
const specimensOf = (rows: readonly Row[], kept: readonly Kept[]): Specimens =>
  new Map(rows.map((row) => [row, kept.filter(row.find).map(nameOf)]));

/** Rows of which something is still there. What a job forgets may stay without what made it worth forgetting. */
const remaining = (specimens: Specimens, kept: readonly Kept[]): string[] =>
  [...specimens].flatMap(([{ name, row, find }, known]) => {
    const isLeft = (each: Kept) => known.includes(nameOf(each)) && (typeof row.by === "string" || find(each));
    return kept.some(isLeft) ? name : [];
  });

/** Has the jobs of these rows meet a table that takes nothing; answers what is left then of what they forget. */
const brokenOff = async (world: World, at: number, specimens: Specimens): Promise<readonly string[]> => {
  const due = [...specimens.keys()];
  let left: readonly string[] = [];
  await whileRefused(world, async () => {
    await moveTo(world, at);
    await runJobs(world, due);
    // Not afterwards: what the clock has started as well is tried again by itself.
    left = remaining(specimens, await world.all());
  });
  return due
    .filter(({ name, row }) => typeof row.by !== "string" && left.includes(name))
    .map(({ name }) => name);
};

/** Turns the clock from the end of one row to that of the next, and looks at each on the day before and the day after. */
export const walk = async (world: World, rows: readonly Row[]): Promise<Walk> => {
  const [missed, stayedOn, broken]: [string[], string[], string[]] = [[], [], []];
  await fire(world, "make-own-copies");
  for (const end of new Set(rows.map((row) => row.end))) {
    const due = rows.filter((row) => row.end === end);
    const { before, after } = marginOf(due);
    await goTo(world, end - before);
    await runJobs(world, due);
    await world.cloud.caughtUp();
    const specimens = specimensOf(due, await world.all());
    missed.push(...[...specimens].flatMap(([{ name }, known]) => (known.length === 0 ? name : [])));
    if (jobsOf(due).size > 0) broken.push(...(await brokenOff(world, end + after, specimens)));
    await goTo(world, end + after);
    await runJobs(world, due);
    await world.cloud.caughtUp();
    stayedOn.push(...remaining(specimens, await world.all()));
  }
  return { missed, stayedOn, broken };
};
