import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";

export type MetricName = {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
};

const Minute = z.object({ sum: z.number(), most: z.number() });
type Minute = z.infer<typeof Minute>;

const kind = "metric";
const nameOf = (key: string, minute: number): string => `${minute} ${key}`;

const addedTo = (before: Minute | undefined, value: number): Minute => ({
  sum: (before?.sum ?? 0) + value,
  most: Math.max(before?.most ?? Number.NEGATIVE_INFINITY, value),
});

const readKept = (records: Records): Map<string, Map<number, Minute>> => {
  const measured = new Map<string, Map<number, Minute>>();
  for (const { key: name, value } of records.list(kind)) {
    const [minute = "", key = ""] = name.split(/ (.*)/s);
    const minutes = measured.get(key) ?? new Map<number, Minute>();
    measured.set(key, minutes.set(Number(minute), Minute.parse(value)));
  }
  return measured;
};

/** Longer than the evaluation window of any alarm. */
const keptMinutes = 3 * 24 * 60;

const oldIn = (minutes: ReadonlyMap<number, Minute>, now: number): number[] =>
  [...minutes.keys()].filter((minute) => minute < now - keptMinutes);

/** Skips the write of an unchanged minute: most values are zeros for successful responses. */
const isSame = (before: Minute | undefined, after: Minute): boolean =>
  before?.sum === after.sum && before.most === after.most;

const keyOf = ({ namespace, name, dimensions }: MetricName): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

const Embedded = z.looseObject({
  _aws: z.object({
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())).default([[]]),
        Metrics: z.array(z.object({ Name: z.string() })),
      }),
    ),
  }),
});

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const between = (
  minutes: ReadonlyMap<number, Minute> | undefined,
  until: number,
  seconds: number,
): Minute | undefined => {
  const [from, to] = [(until - seconds * 1000) / 60_000, until / 60_000];
  const within = [...(minutes ?? [])].filter(([minute]) => minute > from && minute <= to);
  if (within.length === 0) return undefined;
  return {
    sum: within.reduce((total, [, { sum }]) => total + sum, 0),
    most: Math.max(...within.map(([, { most }]) => most)),
  };
};

const writtenWithinMillis = 1000;

/** Batches writes, one a record and second: writing on every invocation took a twentieth of its time. */
const laterWrites = (records: Records) => {
  const waiting = new Map<string, Minute>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const [name, minute] of waiting) records.put(kind, name, minute);
    waiting.clear();
  };
  return {
    put: (name: string, minute: Minute): void => {
      waiting.set(name, minute);
      timer ??= setTimeout(flush, writtenWithinMillis).unref();
    },
    flush,
  };
};

/** Metrics by minute of the emulator's clock; stored across restarts because alarms look back for days. */
export const openMetrics = (clock: Clock, records: Records) => {
  const measured = readKept(records);
  const writes = laterWrites(records);
  const add = (metric: MetricName, value: number): void => {
    const key = keyOf(metric);
    const minutes = measured.get(key) ?? new Map<number, Minute>();
    measured.set(key, minutes);
    const now = Math.floor(clock.now() / 60_000);
    const before = minutes.get(now);
    const after = addedTo(before, value);
    if (isSame(before, after)) return;
    minutes.set(now, after);
    writes.put(nameOf(key, now), after);
    for (const minute of before === undefined ? oldIn(minutes, now) : []) {
      minutes.delete(minute);
      records.delete(kind, nameOf(key, minute));
    }
  };
  return {
    add,
    close: writes.flush,
    /** Adds the metrics of a log line in the embedded metric format; ignores other lines. */
    read: (line: string): void => {
      const metricLine = line.includes('"_aws"') ? Embedded.safeParse(parse(line)).data : undefined;
      for (const { Namespace, Dimensions, Metrics } of metricLine?._aws.CloudWatchMetrics ?? [])
        for (const set of Dimensions)
          for (const { Name } of Metrics) {
            const dimensions = Object.fromEntries(set.map((each) => [each, String(metricLine?.[each])]));
            const values = z.array(z.number()).safeParse([metricLine?.[Name]].flat()).data ?? [];
            for (const value of values) add({ namespace: Namespace, name: Name, dimensions }, value);
          }
    },
    /** Aggregates the `seconds` before `until`; undefined without data. */
    over: (metric: MetricName, until: number, seconds: number): Minute | undefined =>
      between(measured.get(keyOf(metric)), until, seconds),
  };
};
export type Metrics = ReturnType<typeof openMetrics>;
