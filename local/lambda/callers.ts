import type { CloudContext } from "#local/cloud.ts";
import { demandAsService, mayDo } from "#local/iam/demand.ts";
import type { ServiceAsked } from "#local/iam/resource-policy.ts";

/** A service that calls a function, and on whose behalf. */
type Caller = Pick<ServiceAsked, "service" | "sourceArn">;

/** Calls a function and waits for its answer. */
export type InvokeAs = (functionName: string, event: unknown, caller: Caller) => Promise<unknown>;
/** Hands an event to a function without waiting for it. */
export type BeginAs = (functionName: string, event: object, caller: Caller) => void;

type Functions = {
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly begin: (functionName: string, event: object) => void;
};

/** What Lambda calls the right to call a function. */
export const rightToCall = (
  { region, accountId }: Pick<CloudContext, "region" | "accountId">,
  functionName: string,
) => ({
  action: "lambda:InvokeFunction",
  resource: `arn:aws:lambda:${region}:${accountId}:function:${functionName}`,
});

/** Functions as services call them: only where the function's own policy lets them. */
export const callableByServices = (
  context: CloudContext,
  { invoke, begin }: Functions,
): { readonly invokeAs: InvokeAs; readonly beginAs: BeginAs } => {
  const asked = (functionName: string, caller: Caller): ServiceAsked => ({
    ...caller,
    ...rightToCall(context, functionName),
  });
  return {
    invokeAs: async (functionName, event, caller) => {
      demandAsService(context, asked(functionName, caller));
      return invoke(functionName, event);
    },
    beginAs: (functionName, event, caller) => {
      // Nobody waits for an answer: what may not be delivered is lost, and the refusal is written down.
      if (mayDo(context, asked(functionName, caller))) begin(functionName, event);
    },
  };
};
