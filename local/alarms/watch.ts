import * as z from "zod";

import type { CloudContext } from "#local/cloud.ts";
import type { AlarmConfig } from "#local/template/readers/alarms.ts";
import type { AlarmTopic } from "#local/template/readers/alarm-topics.ts";
import type { Records } from "#local/state/records.ts";

import { evaluate } from "./evaluate.ts";
import type { AlarmState } from "./evaluate.ts";
import type { Metrics } from "./metrics.ts";
import { whyUnheard } from "./publish.ts";

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

type Dependencies = {
  readonly alarms: readonly AlarmConfig[];
  readonly topics: readonly AlarmTopic[];
  readonly metrics: Metrics;
  /** How each alarm stood the last time, so that a stop is not a change. */
  readonly records: Records;
  readonly mail: (mail: Mail) => Promise<void>;
  readonly report: (error: unknown) => void;
};

export type SeenAlarm = AlarmState & {
  readonly name: string;
  readonly description: string;
  /** What came of telling someone, the last time it rang. */
  readonly told?: readonly string[];
  /** Whom it tells. */
  readonly topics: readonly string[];
  /** Since when it stands so, in epoch milliseconds; undefined where it has never changed. */
  readonly since: number | undefined;
};

/** Looks at all alarms, and tells of those that have begun to ring. */
export type AlarmWatch = () => readonly SeenAlarm[];

type State = AlarmState["state"];

const textOf = (alarm: AlarmConfig, state: State, at: string): string => {
  const { name, description, threshold, comparison } = alarm;
  return `The alarm "${name}" has entered the ${state} state at ${at}.\n\n${description}\n\nIt rings when its value is ${comparison} ${threshold}.\n`;
};

const kind = "alarm";
const Kept = z.object({ state: z.string(), told: z.array(z.string()), since: z.number().optional() });

/** Whom an alarm tells that has come to stand so. */
const toldOf = ({ topics, silenceTopics }: AlarmConfig, state: State): readonly string[] => {
  if (state === "ALARM") return topics;
  return state === "INSUFFICIENT_DATA" ? silenceTopics : [];
};

/** Looks at the alarms of the template as CloudWatch does. */
export const watchAlarms = (context: CloudContext, dependencies: Dependencies): AlarmWatch => {
  const { alarms, topics, metrics, records, mail, report } = dependencies;
  const { clock, accountId } = context;

  const tell = (alarm: AlarmConfig, state: State, arn: string): string[] => {
    const topic = topics.find((each) => each.arn === arn);
    const why = whyUnheard(topic, accountId);
    if (topic === undefined || why !== undefined) return [`Nobody was told: ${why}`];
    const text = textOf(alarm, state, new Date(clock.now()).toISOString());
    return topic.emails.map((to) => {
      mail({ to, subject: `${state}: "${alarm.name}"`, text }).catch(report);
      return `${to} was told.`;
    });
  };
  /** An alarm begins without data, and tells of changes only: what has never been measured is no change. */
  const follow = (alarm: AlarmConfig, state: State): Pick<z.infer<typeof Kept>, "told" | "since"> => {
    const earlier = Kept.safeParse(records.get(kind, alarm.name)).data;
    const before: z.infer<typeof Kept> = earlier ?? { state: "INSUFFICIENT_DATA", told: [] };
    if (before.state === state) return before;
    const told = toldOf(alarm, state).flatMap((arn) => tell(alarm, state, arn));
    const kept = { state, told, since: clock.now() };
    records.put(kind, alarm.name, kept);
    return kept;
  };
  return () =>
    alarms.map((alarm) => {
      const found = evaluate(alarm, metrics, clock.now());
      const { name, description, topics: tells } = alarm;
      const { told, since } = follow(alarm, found.state);
      return { ...found, name, description, topics: tells, since, ...(told.length > 0 && { told }) };
    });
};
