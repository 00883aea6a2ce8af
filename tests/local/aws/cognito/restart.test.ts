import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createUser, password, signIn, start } from "./accounts.ts";
import { failure, poolId, scriptClient, startPool, webClient } from "./harness.ts";

let stateDir: string;

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), "cognito-"));
});
afterEach(() => rm(stateDir, { recursive: true, force: true }));

const open = () => startPool({ stateDir, issuerBase: "http://127.0.0.1:4300" });

describe("A restart of the user pool", () => {
  it("keeps users, tokens, codes, locks and the signing key", async () => {
    const before = await open();
    await createUser(before, "stay@example.se");
    const { accessToken, refreshToken } = await signIn(before, "stay@example.se");
    await before.client.send(
      new SignUpCommand({ ClientId: webClient, Username: "half@example.se", Password: password }),
    );
    const code = before.lastCode("half@example.se");
    await createUser(before, "locked@example.se");
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      before.clock.pass(20);
      await failure(start(before, "locked@example.se", "fel lösenord"));
    }
    await before.close();

    const after = await open();
    after.clock.offset = before.clock.offset;
    expect(await after.service.verify(poolId, accessToken)).toMatchObject({ token_use: "access" });
    const refreshed = await after.client.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: scriptClient, RefreshToken: refreshToken }),
    );
    expect(refreshed.AuthenticationResult!.AccessToken).toBeTruthy();
    await after.client.send(
      new ConfirmSignUpCommand({
        ClientId: webClient,
        Username: "half@example.se",
        ConfirmationCode: code,
      }),
    );
    await signIn(after, "half@example.se");
    expect((await failure(start(after, "locked@example.se"))).message).toBe("Password attempts exceeded");
    await after.close();
  });

  it("stores neither passwords nor refresh tokens in plain text", async () => {
    const pool = await open();
    await createUser(pool, "secret@example.se");
    const { refreshToken } = await signIn(pool, "secret@example.se");
    await pool.close();
    for (const name of await readdir(stateDir)) {
      const content = await readFile(join(stateDir, name), "latin1");
      expect(content).not.toContain(password);
      expect(content).not.toContain(refreshToken);
    }
  });
});
