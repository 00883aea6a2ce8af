import type { BeginAs } from "#local/lambda/callers.ts";
import { matchesPattern } from "#local/streams/filter-pattern.ts";
import type { EventRule } from "#local/template/readers/event-rules.ts";

export type PublishEvent = (event: object) => void;

type Dependencies = {
  readonly rules: readonly EventRule[];
  readonly begin: BeginAs;
};

/** Hands an event to the functions of every rule whose pattern it fits. */
export const createRules =
  ({ rules, begin }: Dependencies): PublishEvent =>
  (event) => {
    for (const { arn, pattern, functionNames } of rules)
      if (matchesPattern(pattern, event))
        for (const name of functionNames)
          begin(name, event, { service: "events.amazonaws.com", sourceArn: arn });
  };
