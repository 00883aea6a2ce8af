import type { AlarmConfig, AlarmMetric } from "#local/template/readers/alarms.ts";
import type { Metrics } from "./metrics.ts";

export type AlarmState =
  | { readonly state: "OK" | "ALARM" | "INSUFFICIENT_DATA" }
  /** The emulator cannot evaluate this alarm; `reason` is shown to the developer. */
  | { readonly state: "NOT_EVALUATED"; readonly reason: string };

/** The AWS metrics that the emulator records; metrics of other namespaces come from the logs of functions. */
const measured = new Set([
  "AWS/Lambda Errors",
  "AWS/Lambda Invocations",
  "AWS/Lambda Throttles",
  "AWS/Lambda OnFailureDestinationDeliveredEventCount",
  "AWS/Lambda DroppedEventCount",
  "AWS/ApiGateway 5xx",
  "AWS/ApiGateway Count",
  "AWS/DynamoDB ThrottledRequests",
  "AWS/DynamoDB SystemErrors",
]);

const isMeasured = ({ namespace, name }: AlarmMetric): boolean =>
  !namespace.startsWith("AWS/") || measured.has(`${namespace} ${name}`);

const comparisons: Readonly<Record<string, (value: number, threshold: number) => boolean>> = {
  GreaterThanThreshold: (value, threshold) => value > threshold,
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
  LessThanOrEqualToThreshold: (value, threshold) => value <= threshold,
};

type Addend = AlarmMetric & { readonly times: number };

/** Returns the metrics of the alarm's sum; undefined if its expression is not a sum of multiples. */
const addends = ({ expression, metrics }: AlarmConfig): readonly Addend[] | undefined => {
  if (expression === undefined) return metrics.map((metric) => ({ ...metric, times: 1 }));
  const found = expression.split(/ (?=[+-] )/).map((part) => {
    const [, sign, times = "1", filled, plain] =
      /^([+-] )?(?:([\d.]+) \* )?(?:FILL\((\w+), ?0\)|(\w+))$/.exec(part.trim()) ?? [];
    const metric = metrics.find(({ id }) => id === (filled ?? plain));
    return metric && { ...metric, times: Number(times) * (sign === "- " ? -1 : 1) };
  });
  const known = found.filter((each) => each !== undefined);
  return known.length === found.length ? known : undefined;
};

const whyNot = (alarm: AlarmConfig): string | undefined => {
  const parts = addends(alarm);
  if (parts === undefined) return `The expression ${alarm.expression} is not understood here.`;
  const unknown = parts.find((metric) => !isMeasured(metric));
  if (unknown) return `${unknown.namespace} ${unknown.name} is not measured here.`;
  // Each sample of what is counted here is one.
  const odd = parts.find(({ statistic }) => !["Maximum", "SampleCount", "Sum"].includes(statistic));
  if (odd) return `The statistic ${odd.statistic} is not understood here.`;
  return comparisons[alarm.comparison] ? undefined : `${alarm.comparison} is not understood here.`;
};

const breaches = (alarm: AlarmConfig, metrics: Metrics, until: number): boolean | undefined => {
  const values = (addends(alarm) ?? []).flatMap((metric) => {
    const found = metrics.over(metric, until, metric.seconds);
    return found === undefined
      ? []
      : metric.times * (metric.statistic === "Maximum" ? found.most : found.sum);
  });
  if (values.length === 0) return undefined;
  const value = values.reduce((total, one) => total + one, 0);
  return comparisons[alarm.comparison]?.(value, alarm.threshold);
};

/**
 * An alarm rings when all its periods breach; its `missing` setting decides what a period without data means.
 */
export const evaluate = (alarm: AlarmConfig, metrics: Metrics, now: number): AlarmState => {
  const reason = whyNot(alarm);
  if (reason !== undefined) return { state: "NOT_EVALUATED", reason };
  const seconds = alarm.metrics[0]?.seconds ?? 60;
  const found = Array.from({ length: alarm.periods }, (_, at) =>
    breaches(alarm, metrics, now - at * seconds * 1000),
  );
  if (found.every((each) => each === undefined) && alarm.missing === "missing")
    return { state: "INSUFFICIENT_DATA" };
  const isBreach = (each: boolean | undefined): boolean => each ?? alarm.missing === "breaching";
  return { state: found.every(isBreach) ? "ALARM" : "OK" };
};
