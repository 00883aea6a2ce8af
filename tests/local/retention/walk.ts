import type { Cloud } from "#local/cloud-server.ts";
import type { StoredThing } from "../erasure/everything.ts";
import type { Margin, DatedRow } from "./specimens.ts";

type World = {
  readonly cloud: Cloud;
  readonly jobs: readonly { readonly name: string; readonly functionName: string }[];
  readonly all: () => Promise<StoredThing[]>;
};

/** Names of rows. */
export type Walk = {
  /** Rows without data on the day before their end. */
  readonly missed: readonly string[];
  /** Rows with data on the day after. */
  readonly stayedOn: readonly string[];
  /** Rows whose interrupted job left data for its next run. */
  readonly broken: readonly string[];
};

const post = async (url: string, body: object): Promise<void> => {
  const { ok, status } = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  if (!ok) throw new Error(`${url} answered ${status}`);
};

/** Turns `expire-sales` into `ExpireSales`. */
const constructOf = (job: string): string =>
  job.replaceAll(/(?:^|-)([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

const fire = async ({ cloud, jobs }: World, job: string): Promise<void> => {
  const match = jobs.find(({ functionName }) => functionName.includes(`${constructOf(job)}Function`));
  if (match === undefined) throw new Error(`No schedule starts ${job}`);
  await fetch(`${cloud.url}/_local/schedules/${match.name}`, { method: "POST" });
};

const jobsOf = (rows: readonly DatedRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ row: { by } }) => (typeof by === "string" ? [] : by.job)));

const runJobs = async (world: World, rows: readonly DatedRow[]): Promise<void> => {
  for (const job of jobsOf(rows)) await fire(world, job);
};

/** Refuses all writes to the table meanwhile, so that jobs stop at their first write. */
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

const nameOf = ({ store, name }: StoredThing): string => `${store} ${name}`;

/** The widest margin of rows that end together. */
const marginOf = (rows: readonly DatedRow[]): Margin => ({
  before: Math.min(...rows.map(({ margin }) => margin.before)),
  after: Math.max(...rows.map(({ margin }) => margin.after)),
});

const moveTo = ({ cloud }: World, seconds: number): Promise<void> =>
  post(`${cloud.url}/_local/clock`, { now: new Date(seconds * 1000).toISOString() });

const goTo = async (world: World, seconds: number): Promise<void> => {
  await moveTo(world, seconds);
  await world.cloud.caughtUp();
};

type Specimens = ReadonlyMap<DatedRow, readonly string[]>;

const specimensOf = (rows: readonly DatedRow[], kept: readonly StoredThing[]): Specimens =>
  new Map(rows.map((row) => [row, kept.filter(row.find).map(nameOf)]));

/** Rows with data left. An item that a job was to clear may remain once it no longer matches. */
const remaining = (specimens: Specimens, kept: readonly StoredThing[]): string[] =>
  [...specimens].flatMap(([{ name, row, find }, known]) => {
    const isLeft = (each: StoredThing) =>
      known.includes(nameOf(each)) && (typeof row.by === "string" || find(each));
    return kept.some(isLeft) ? name : [];
  });

/** Runs the jobs of these rows while the table refuses writes; returns the rows with data left. */
const brokenOff = async (world: World, at: number, specimens: Specimens): Promise<readonly string[]> => {
  const due = [...specimens.keys()];
  let left: readonly string[] = [];
  await whileRefused(world, async () => {
    await moveTo(world, at);
    await runJobs(world, due);
    // Reads inside the outage, because asynchronous invocations retry by themselves afterwards.
    left = remaining(specimens, await world.all());
  });
  return due
    .filter(({ name, row }) => typeof row.by !== "string" && left.includes(name))
    .map(({ name }) => name);
};

/** Moves the clock from end to end and checks each row a day before and after. */
export const walk = async (world: World, rows: readonly DatedRow[]): Promise<Walk> => {
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
