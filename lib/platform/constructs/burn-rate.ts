import { Duration } from "aws-cdk-lib";
import { MathExpression, type Metric } from "aws-cdk-lib/aws-cloudwatch";

export type Calls = { readonly all: readonly Metric[]; readonly failed: readonly Metric[] };

/** A fast burn spends 2 % of a month's failures in an hour, a slow one 10 % in three days. */
const burns = [
  {
    speed: "Fast",
    rate: 0.02 * 30 * 24,
    period: Duration.hours(1),
    evaluationPeriods: 1,
    level: "wake",
    meaning: "2 % of the failures of a month are gone within an hour.",
  },
  {
    speed: "Slow",
    rate: 0.1 * 10,
    period: Duration.days(1),
    evaluationPeriods: 3,
    level: "workDay",
    meaning: "On each of three days more failed than a month has room for.",
  },
] as const;

/** So few failures are no rate. */
const fewFailures = 5;

const named = (letter: string, metrics: readonly Metric[], period: Duration): Record<string, Metric> =>
  Object.fromEntries(metrics.map((metric, place) => [`${letter}${place}`, metric.with({ period })]));

const sumOf = (metrics: Readonly<Record<string, Metric>>, times = ""): string[] =>
  Object.keys(metrics).map((name) => `${times}FILL(${name}, 0)`);

/** Counts the failures beyond what the objective, in percent, allows of these calls. */
export const burnsOf = ({ all, failed }: Calls, percent: number) =>
  burns.map(({ rate, period, ...burn }) => {
    const [failures, calls] = [named("f", failed, period), named("c", all, period)];
    const allowed = Number(((rate * (100 - percent)) / 100).toPrecision(6));
    const expression = [sumOf(failures).join(" + "), ...sumOf(calls, `${allowed} * `)].join(" - ");
    const label = "Failures beyond the objective";
    const usingMetrics = { ...failures, ...calls };
    const metric = new MathExpression({ expression, label, usingMetrics, period });
    return { ...burn, metric, threshold: fewFailures };
  });
