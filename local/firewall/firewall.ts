import type { Clock } from "#local/cloud.ts";
import type { FirewallConfig, ManagedRules, RateRule, Refusal } from "#local/template/readers/firewalls.ts";

import { commonRules } from "./common-rules.ts";
import type { Inspected } from "./common-rules.ts";
import { matches } from "./matches.ts";

export type Firewall = {
  /** Counts a request; answers with how it is turned away, or undefined where it may pass. */
  judge(address: string, path: string): Refusal | undefined;
  /** Looks at what a request holds, after it was counted. */
  inspect(request: Inspected): Refusal | undefined;
};

/** What CloudFront says of a request that its firewall has stopped. */
const blocked: Refusal = {
  status: 403,
  contentType: "text/html",
  headers: { "x-cache": "Error from cloudfront" },
  body: "<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY><H1>403 ERROR</H1><H2>The request could not be satisfied.</H2>Request blocked.</BODY></HTML>",
};

/** Of the groups that AWS keeps, only the common rules are told of so that they can be played. */
const breaksCommonRule = ({ name, of, counted }: ManagedRules, request: Inspected): boolean =>
  name === "AWSManagedRulesCommonRuleSet" &&
  (of === undefined || matches(of, request.path)) &&
  Object.entries(commonRules).some(([rule, isBroken]) => !counted.includes(rule) && isBroken(request));

/** Remembers as many requests of an address as a rule lets through: one more is too many while the first of them is young. */
const counterOf = ({ most, seconds }: RateRule, clock: Clock) => {
  const last = new Map<string, number[]>();
  return (address: string): boolean => {
    const now = clock.now();
    const times = last.get(address) ?? [];
    const oldest = times.length < most ? undefined : times.shift();
    last.set(address, [...times, now]);
    const age = oldest === undefined ? Number.POSITIVE_INFINITY : now - oldest;
    return age >= 0 && age < seconds * 1000;
  };
};

/** Plays the rules that count requests. Those that are turned away count too, so the person who does not wait is not let in. */
export const createFirewall = ({ rules, managed }: FirewallConfig, clock: Clock): Firewall => {
  const counted = rules.map((rule) => ({ rule, isTooMany: counterOf(rule, clock) }));
  return {
    judge: (address, path) => {
      for (const { rule, isTooMany } of counted)
        if ((rule.of === undefined || matches(rule.of, path)) && isTooMany(address)) return rule.refusal;
      return undefined;
    },
    inspect: (request) => (managed.some((group) => breaksCommonRule(group, request)) ? blocked : undefined),
  };
};
