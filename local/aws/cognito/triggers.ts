import * as z from "zod";
import type { CloudContext } from "#local/cloud.ts";
import { AccessDeniedError } from "#local/aws/iam/demand.ts";
import type { InvokeAs } from "#local/aws/lambda/callers.ts";
import { CognitoError } from "./errors.ts";
import type { PoolConfig, TriggerName } from "./pool.ts";
import type { User } from "./users.ts";

export type TriggerCall = {
  /** For example PreSignUp_AdminCreateUser. */
  source: string;
  userName: string;
  clientId: string;
  request: Record<string, unknown>;
  /** The initial response that the function fills in; also the result without a function. */
  response: Record<string, unknown>;
  version?: string;
};

export type Triggers = {
  has(name: TriggerName): boolean;
  /** Throws UserLambdaValidationException if the function throws. */
  run<Schema extends z.ZodType>(
    name: TriggerName,
    call: TriggerCall,
    schema: Schema,
  ): Promise<z.output<Schema>>;
};

/** The client id in triggers of administrators' operations. */
export const noClientId = "CLIENT_ID_NOT_APPLICABLE";

/** Cognito's limit for a trigger, whatever the function's own timeout. */
const patienceMillis = 5000;
const maxTries = 3;

const late = Symbol("late");

const inTime = async (invocation: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), patienceMillis);
  });
  try {
    return await Promise.race([invocation, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

const Result = z.object({ response: z.record(z.string(), z.unknown()) });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const triggerAttributes = (user: User): Record<string, string> => ({
  sub: user.sub,
  "cognito:user_status": user.status,
  ...user.attributes,
});

const eventOf = (userPoolId: string, region: string, call: TriggerCall) => ({
  version: call.version ?? "1",
  region,
  userPoolId,
  userName: call.userName,
  callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId: call.clientId },
  triggerSource: call.source,
  request: call.request,
  response: call.response,
});

const failureOf = (name: TriggerName, error: unknown): CognitoError =>
  error instanceof AccessDeniedError
    ? new CognitoError(
        "UnexpectedLambdaException",
        `${name} invocation failed due to error AccessDeniedException.`,
      )
    : new CognitoError("UserLambdaValidationException", `${name} failed with error ${messageOf(error)}.`);

export const createTriggers = (
  pool: PoolConfig,
  { region, accountId }: Pick<CloudContext, "region" | "accountId">,
  invoke: InvokeAs,
): Triggers => {
  const sourceArn = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${pool.poolId}`;
  const caller = { service: "cognito-idp.amazonaws.com", sourceArn };
  const answer = async (name: TriggerName, functionId: string, call: TriggerCall): Promise<unknown> => {
    const event = eventOf(pool.poolId, region, call);
    for (let attempt = 1; attempt <= maxTries; attempt += 1) {
      const given = await inTime(invoke(functionId, event, caller)).catch((error: unknown) => {
        throw failureOf(name, error);
      });
      if (given !== late) return given;
    }
    throw new CognitoError(
      "UnexpectedLambdaException",
      `${name} invocation failed due to error Socket timeout while invoking Lambda function.`,
    );
  };
  return {
    has: (name) => pool.triggers[name] !== undefined,
    run: async (name, call, schema) => {
      const functionId = pool.triggers[name];
      if (functionId === undefined) return schema.parse(call.response);
      const result = Result.safeParse(await answer(name, functionId, call));
      const parsed = result.success ? schema.safeParse(result.data.response) : undefined;
      if (parsed?.success !== true) {
        throw new CognitoError("InvalidLambdaResponseException", `Unrecognizable lambda output of ${name}`);
      }
      return parsed.data;
    },
  };
};
