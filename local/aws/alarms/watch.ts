import * as z from "zod";
import type { CloudContext } from "#local/cloud.ts";
import type { AlarmConfig } from "#local/template/readers/alarms.ts";
import type { AlarmTopic, Policy } from "#local/template/readers/alarm-topics.ts";
import type { Records } from "#local/state/records.ts";
import { evaluate, type AlarmState } from "./evaluate.ts";
import type { Metrics } from "./metrics.ts";

const service = "cloudwatch.amazonaws.com";

const means = (pattern: string, action: string): boolean =>
  pattern === "*" || pattern === action || (pattern.endsWith("*") && action.startsWith(pattern.slice(0, -1)));

const isFor = (principal: unknown): boolean =>
  principal === "*" || JSON.stringify(principal ?? null).includes(`"${service}"`);

/** The condition keys that CloudWatch's own requests carry. */
const facts: Readonly<Record<string, (accountId: string) => string>> = {
  "aws:SourceAccount": (accountId) => accountId,
  "aws:SecureTransport": () => "true",
};

const holds = (condition: Policy["Statement"][number]["Condition"], accountId: string): boolean =>
  Object.values(condition ?? {}).every((pairs) =>
    Object.entries(pairs).every(([name, wanted]) => {
      const fact = facts[name]?.(accountId);
      return fact !== undefined && [wanted].flat().map(String).includes(fact);
    }),
  );

const allows = (policy: Policy, action: string, accountId: string): boolean => {
  const fitting = policy.Statement.filter(
    ({ Action, Principal, Condition }) =>
      Action.some((pattern) => means(pattern, action)) && isFor(Principal) && holds(Condition, accountId),
  );
  return fitting.some(({ Effect }) => Effect === "Allow") && !fitting.some(({ Effect }) => Effect === "Deny");
};

/** Explains why an alarm cannot reach a topic; undefined if it can. */
const whyUnheard = (topic: AlarmTopic | undefined, accountId: string): string | undefined => {
  if (topic === undefined) return "There is no such topic.";
  const { policy, keyPolicy } = topic;
  if (policy === undefined || !allows(policy, "sns:Publish", accountId))
    return "The policy of the topic does not let CloudWatch publish to it.";
  const encrypts = ["kms:Decrypt", "kms:GenerateDataKey"];
  if (keyPolicy !== undefined && !encrypts.every((action) => allows(keyPolicy, action, accountId)))
    return "The policy of the topic's key does not let CloudWatch encrypt with it.";
  return topic.emails.length === 0 ? "Nobody has subscribed to the topic." : undefined;
};

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

type Dependencies = {
  readonly alarms: readonly AlarmConfig[];
  readonly topics: readonly AlarmTopic[];
  readonly metrics: Metrics;
  /** Stores the last state of each alarm, so that a restart sends no mail. */
  readonly records: Records;
  readonly mail: (mail: Mail) => Promise<void>;
  readonly report: (error: unknown) => void;
};

export type SeenAlarm = AlarmState & {
  readonly name: string;
  readonly description: string;
  /** The outcome of each notification at the last change of state. */
  readonly told?: readonly string[];
  readonly topics: readonly string[];
  /** The last change of state in epoch milliseconds; undefined before the first. */
  readonly since: number | undefined;
};

/** Evaluates all alarms and notifies about those whose state has changed. */
export type AlarmWatch = () => readonly SeenAlarm[];

type State = AlarmState["state"];

const textOf = (alarm: AlarmConfig, state: State, at: string): string => {
  const { name, description, threshold, comparison } = alarm;
  return `The alarm "${name}" has entered the ${state} state at ${at}.\n\n${description}\n\nIt rings when its value is ${comparison} ${threshold}.\n`;
};

const kind = "alarm";
const AlarmRecord = z.object({ state: z.string(), told: z.array(z.string()), since: z.number().optional() });

const toldOf = ({ topics, silenceTopics }: AlarmConfig, state: State): readonly string[] => {
  if (state === "ALARM") return topics;
  return state === "INSUFFICIENT_DATA" ? silenceTopics : [];
};

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
  /**
   * Alarms start in INSUFFICIENT_DATA, as in CloudWatch, so a first evaluation without data notifies nobody.
   */
  const follow = (alarm: AlarmConfig, state: State): Pick<z.infer<typeof AlarmRecord>, "told" | "since"> => {
    const earlier = AlarmRecord.safeParse(records.get(kind, alarm.name)).data;
    const before: z.infer<typeof AlarmRecord> = earlier ?? { state: "INSUFFICIENT_DATA", told: [] };
    if (before.state === state) return before;
    const told = toldOf(alarm, state).flatMap((arn) => tell(alarm, state, arn));
    const record = { state, told, since: clock.now() };
    records.put(kind, alarm.name, record);
    return record;
  };
  return () =>
    alarms.map((alarm) => {
      const found = evaluate(alarm, metrics, clock.now());
      const { name, description, topics: tells } = alarm;
      const { told, since } = follow(alarm, found.state);
      return { ...found, name, description, topics: tells, since, ...(told.length > 0 && { told }) };
    });
};
