import { InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type * as Srp from "#local/aws/cognito/srp.ts";
import { createUser } from "./accounts.ts";
import { startPool, webClient } from "./harness.ts";

/** Counts the slow steps, which raise a number to a power. */
const taken = { hashPassword: 0, passwordMatches: 0, serverKey: 0, provesPassword: 0 };

vi.mock("#local/aws/cognito/srp.ts", async (original) => {
  const srp = await original<typeof Srp>();
  const counting = <Arguments extends unknown[], Result>(
    name: keyof typeof taken,
    step: (...given: Arguments) => Result,
  ) => {
    return (...given: Arguments): Result => {
      taken[name] += 1;
      return step(...given);
    };
  };
  return {
    ...srp,
    hashPassword: counting("hashPassword", srp.hashPassword),
    passwordMatches: counting("passwordMatches", srp.passwordMatches),
    serverKey: counting("serverKey", srp.serverKey),
    provesPassword: counting("provesPassword", srp.provesPassword),
  };
});

const pool = await startPool();
await createUser(pool, "known@example.se");
beforeEach(() => void Object.assign(taken, { hashPassword: 0, passwordMatches: 0, serverKey: 0 }));
afterAll(() => pool.close());

it.each(["known@example.se", "unknown@example.se"])(
  "An SRP exchange starts with the same work for known and unknown accounts: %s",
  async (email) => {
    await pool.client.send(
      new InitiateAuthCommand({
        ClientId: webClient,
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME: email, SRP_A: "1f" },
      }),
    );
    expect(taken).toEqual({ hashPassword: 0, passwordMatches: 0, serverKey: 1, provesPassword: 0 });
  },
);
