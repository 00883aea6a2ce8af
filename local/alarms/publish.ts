import type { AlarmTopic, Policy } from "#local/template/readers/alarm-topics.ts";

const service = "cloudwatch.amazonaws.com";

const means = (pattern: string, action: string): boolean =>
  pattern === "*" || pattern === action || (pattern.endsWith("*") && action.startsWith(pattern.slice(0, -1)));

const isFor = (principal: unknown): boolean =>
  principal === "*" || JSON.stringify(principal ?? null).includes(`"${service}"`);

/** CloudWatch speaks for this account, over TLS. */
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

/** Whether a policy lets CloudWatch do that. */
const allows = (policy: Policy, action: string, accountId: string): boolean => {
  const fitting = policy.Statement.filter(
    ({ Action, Principal, Condition }) =>
      Action.some((pattern) => means(pattern, action)) && isFor(Principal) && holds(Condition, accountId),
  );
  return fitting.some(({ Effect }) => Effect === "Allow") && !fitting.some(({ Effect }) => Effect === "Deny");
};

/** Why CloudWatch cannot tell this topic of an alarm; undefined where it can. */
export const whyUnheard = (topic: AlarmTopic | undefined, accountId: string): string | undefined => {
  if (topic === undefined) return "There is no such topic.";
  const { policy, keyPolicy } = topic;
  if (policy === undefined || !allows(policy, "sns:Publish", accountId))
    return "The policy of the topic does not let CloudWatch publish to it.";
  const encrypts = ["kms:Decrypt", "kms:GenerateDataKey"];
  if (keyPolicy !== undefined && !encrypts.every((action) => allows(keyPolicy, action, accountId)))
    return "The policy of the topic's key does not let CloudWatch encrypt with it.";
  return topic.emails.length === 0 ? "Nobody has subscribed to the topic." : undefined;
};
