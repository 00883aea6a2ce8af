import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  GetUserCommand,
  InitiateAuthCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, password } from "./accounts.ts";
import { failure, poolId, startPool, type Harness } from "./harness.ts";

const client = {
  explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"],
  accessTokenSeconds: 900,
  idTokenSeconds: 900,
  refreshTokenSeconds: 3600,
  refreshTokenRotation: undefined,
  preventUserExistenceErrors: true,
};

let pool: Harness;
beforeAll(async () => {
  pool = await startPool({
    pool: {
      clients: [
        { ...client, clientId: "silent" },
        {
          ...client,
          clientId: "narrow",
          readAttributes: ["email", "email_verified"],
          writeAttributes: ["email"],
        },
        { ...client, clientId: "wide", readAttributes: ["custom:shelf"], writeAttributes: ["custom:shelf"] },
      ],
    },
  });
  await createUser(pool, "asa@example.se");
  await set("custom:shelf", "B12");
  await set("name", "Åsa");
});
afterAll(() => pool.close());

const set = (Name: string, Value: string) =>
  pool.client.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: poolId,
      Username: "asa@example.se",
      UserAttributes: [{ Name, Value }],
    }),
  );

const signInBy = async (ClientId: string) => {
  const { AuthenticationResult: tokens } = await pool.client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: "asa@example.se", PASSWORD: password },
    }),
  );
  return { AccessToken: tokens!.AccessToken!, id: decodeJwt(tokens!.IdToken!) };
};

describe("A user sees of themselves", () => {
  it.each([
    ["silent", ["email", "email_verified", "name"]],
    ["narrow", ["email", "email_verified"]],
    ["wide", ["custom:shelf"]],
  ])("through the client %s only %s", async (clientId, visible) => {
    const { AccessToken, id } = await signInBy(clientId);
    const { UserAttributes } = await pool.client.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes!.map(({ Name }) => Name).sort()).toEqual([...visible, "sub"].sort());
    const attributes = ["email", "email_verified", "name", "custom:shelf"];
    expect(attributes.filter((name) => name in id).sort()).toEqual([...visible].sort());
  });

  it("while an administrator sees all", async () => {
    const { UserAttributes } = await pool.client.send(
      new AdminGetUserCommand({ UserPoolId: poolId, Username: "asa@example.se" }),
    );
    expect(UserAttributes).toContainEqual({ Name: "custom:shelf", Value: "B12" });
  });
});

describe("A custom attribute", () => {
  it.each([
    ["silent", "NotAuthorizedException"],
    ["narrow", "NotAuthorizedException"],
  ])("cannot be written through the client %s", async (clientId, refusal) => {
    const { AccessToken } = await signInBy(clientId);
    const UserAttributes = [{ Name: "custom:shelf", Value: "A1" }];
    const write = pool.client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    expect((await failure(write)).name).toBe(refusal);
  });

  it("can be written if the client allows it", async () => {
    const { AccessToken } = await signInBy("wide");
    const UserAttributes = [{ Name: "custom:shelf", Value: "C3" }];
    await pool.client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    expect((await signInBy("wide")).id["custom:shelf"]).toBe("C3");
  });

  it("needs its prefix and keeps to the length limit of the pool", async () => {
    for (const [name, value] of [
      ["shelf", "A1"],
      ["custom:email", "x@example.se"],
      ["custom:shelf", "123456789"],
    ] as const)
      expect((await failure(set(name, value))).name).toBe("InvalidParameterException");
  });
});
