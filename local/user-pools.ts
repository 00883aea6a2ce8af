import { createCognito } from "#local/cognito/cognito.ts";
import { createRules } from "#local/eventbridge/rules.ts";
import type { callableByServices } from "#local/lambda/callers.ts";
import type { LocalMail } from "#local/ses/ses.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readEventRules } from "#local/template/readers/event-rules.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";

import type { CloudContext } from "./cloud.ts";

/** Who has an account; what people do there comes to the rules of EventBridge. */
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
