import { createCognito } from "#local/aws/cognito/cognito.ts";
import type { BeginAs, callableByServices } from "#local/aws/lambda/callers.ts";
import { matchesPattern } from "#local/aws/streams/filter-pattern.ts";
import { type EventRule, readEventRules } from "#local/template/readers/event-rules.ts";
import type { LocalMail } from "#local/aws/ses/ses.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import type { CloudContext } from "./cloud.ts";

type PublishEvent = (event: object) => void;

type Dependencies = {
  readonly rules: readonly EventRule[];
  readonly begin: BeginAs;
};

const createRules =
  ({ rules, begin }: Dependencies): PublishEvent =>
  (event) => {
    for (const { arn, pattern, functionNames } of rules)
      if (matchesPattern(pattern, event))
        for (const name of functionNames)
          begin(name, event, { service: "events.amazonaws.com", sourceArn: arn });
  };

export const createPools = (
  { context, template }: { readonly context: CloudContext; readonly template: CloudTemplate },
  { invokeAs: invoke, beginAs: begin }: ReturnType<typeof callableByServices>,
  sendMail: (mail: LocalMail) => Promise<void>,
) =>
  createCognito(context, {
    prefix: servicePrefix("cognito-idp"),
    baseUrl: () => template.place.baseUrl,
    pools: readUserPools(template),
    invoke,
    sendMail,
    publish: createRules({ rules: readEventRules(template), begin }),
  });
