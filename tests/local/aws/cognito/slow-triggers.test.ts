import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { createTriggers } from "#local/aws/cognito/triggers.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const pool = {
  poolId: "eu-west-1_TestPool1",
  clients: [],
  groups: [],
  passwordPolicy: { minimumLength: 8 },
  mfa: "OPTIONAL" as const,
  triggers: { PreSignUp: "AuthTriggers" },
  schema: [],
  adminInviteDays: 7,
};
const call = { source: "PreSignUp_SignUp", userName: "u", clientId: "c", request: {}, response: {} };

const signUp = (invoke: () => Promise<unknown>) =>
  createTriggers(pool, { region: "eu-west-1", accountId: "000000000000" }, invoke).run(
    "PreSignUp",
    call,
    z.object({}),
  );

test("A trigger that does not answer within five seconds is called three times in all", async () => {
  const invoke = vi.fn(() => new Promise(() => undefined));
  const outcome = signUp(invoke).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4999);
  expect(invoke).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(invoke).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(invoke).toHaveBeenCalledTimes(3);
  expect(await outcome).toMatchObject({
    type: "UnexpectedLambdaException",
    message: "PreSignUp invocation failed due to error Socket timeout while invoking Lambda function.",
  });
});

test("The response of a later call counts, and an error is not retried", async () => {
  const answers = [new Promise(() => undefined), Promise.resolve({ response: {} })];
  const invoke = vi.fn(() => answers.shift() ?? Promise.reject(new Error("Unforeseen")));
  const signing = signUp(invoke);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(signing).resolves.toEqual({});
  await expect(signUp(invoke)).rejects.toMatchObject({ type: "UserLambdaValidationException" });
  expect(invoke).toHaveBeenCalledTimes(3);
});
