import type { Clock } from "#local/cloud.ts";
import type { FirewallConfig, RateRule, Refusal } from "#local/template/readers/firewalls.ts";

import { matches } from "./matches.ts";

export type Firewall = {
  /** Counts a request; answers with how it is turned away, or undefined where it may pass. */
  judge(address: string, path: string): Refusal | undefined;
};

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

/** Plays the rules that count requests. Those that are turned away count too, so whoever does not wait is not let in. */
export const createFirewall = ({ rules }: FirewallConfig, clock: Clock): Firewall => {
  const counted = rules.map((rule) => ({ rule, isTooMany: counterOf(rule, clock) }));
  return {
    judge: (address, path) => {
      for (const { rule, isTooMany } of counted)
        if ((rule.of === undefined || matches(rule.of, path)) && isTooMany(address)) return rule.refusal;
      return undefined;
    },
  };
};
