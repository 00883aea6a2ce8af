import type { CloudContext } from "#local/cloud.ts";
import { demandAsService, mayDo } from "#local/aws/iam/demand.ts";
import type { ServicePermission } from "#local/aws/iam/resource-policy.ts";

type Caller = Pick<ServicePermission, "service" | "sourceArn">;

export type InvokeAs = (functionName: string, event: unknown, caller: Caller) => Promise<unknown>;
export type BeginAs = (functionName: string, event: object, caller: Caller) => void;

type Functions = {
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly begin: (functionName: string, event: object) => void;
};

export const rightToCall = (
  { region, accountId }: Pick<CloudContext, "region" | "accountId">,
  functionName: string,
) => ({
  action: "lambda:InvokeFunction",
  resource: `arn:aws:lambda:${region}:${accountId}:function:${functionName}`,
});

/** Lets a service invoke a function only if the function's policy allows it. */
export const callableByServices = (
  context: CloudContext,
  { invoke, begin }: Functions,
): { readonly invokeAs: InvokeAs; readonly beginAs: BeginAs } => {
  const permissionFor = (functionName: string, caller: Caller): ServicePermission => ({
    ...caller,
    ...rightToCall(context, functionName),
  });
  return {
    invokeAs: async (functionName, event, caller) => {
      demandAsService(context, permissionFor(functionName, caller));
      return invoke(functionName, event);
    },
    beginAs: (functionName, event, caller) => {
      // As on AWS, an event without permission is lost; the refusal is recorded.
      if (mayDo(context, permissionFor(functionName, caller))) begin(functionName, event);
    },
  };
};
