import * as z from "zod";

import { CognitoError } from "./errors.ts";
import type { PoolConfig, TriggerName } from "./pool.ts";
import type { User } from "./users.ts";

export type TriggerCall = {
  /** Such as PreSignUp_AdminCreateUser. */
  source: string;
  userName: string;
  clientId: string;
  request: Record<string, unknown>;
  /** What the function gets to fill in, and the answer where the pool has no such function. */
  response: Record<string, unknown>;
  version?: string;
};

export type Triggers = {
  has(name: TriggerName): boolean;
  /** Throws UserLambdaValidationException where the function refuses. */
  run<Schema extends z.ZodType>(
    name: TriggerName,
    call: TriggerCall,
    schema: Schema,
  ): Promise<z.output<Schema>>;
};

export type Invoke = (functionId: string, event: unknown) => Promise<unknown>;

/** Stands for the client in triggers of administrators' operations. */
export const noClientId = "CLIENT_ID_NOT_APPLICABLE";

const Result = z.object({ response: z.record(z.string(), z.unknown()) });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A user's attributes as triggers see them: all text, with sub and status. */
export const triggerAttributes = (user: User): Record<string, string> => ({
  sub: user.sub,
  "cognito:user_status": user.status,
  ...user.attributes,
});

export const createTriggers = (pool: PoolConfig, region: string, invoke: Invoke): Triggers => {
  const answer = async (name: TriggerName, functionId: string, call: TriggerCall): Promise<unknown> => {
    const event = {
      version: call.version ?? "1",
      region,
      userPoolId: pool.poolId,
      userName: call.userName,
      callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId: call.clientId },
      triggerSource: call.source,
      request: call.request,
      response: call.response,
    };
    try {
      return await invoke(functionId, event);
    } catch (error) {
      const message = `${name} failed with error ${messageOf(error)}.`;
      throw new CognitoError("UserLambdaValidationException", message);
    }
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
