import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration-writes.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";

const bikeId = "bike_0123456789ABCDEFGHJKMNPQRS";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await withCloud();
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await (
    await fetch(`${cloud.url}/config.json`)
  ).json();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } } },
  });
});
afterAll(() => cloud.close());

const signIn = async (email: string): Promise<string> => {
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  await auth.signIn({ username: email, password });
  return (await auth.getCurrentUser()).userId;
};

const call = async (method: string, path: string, body?: object) => {
  const { tokens } = await auth.fetchAuthSession();
  const response = await fetch(`${cloud.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens!.accessToken.toString()}`,
      "content-type": "application/json",
      "idempotency-key": "0123456789abcdef",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

test("a bike is changed, told of, handed over and deleted through the whole cloud", async () => {
  const ownerId = await signIn("asa@example.se");
  const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  const registeredAt = system.now().toISOString();
  const bike = aBike({ id: bikeId, ownerId, status: "registered", frameNumber: "WTU204K8861", registeredAt });
  await openTable(TableNames[0]!, system).transact(bikeWrites(bike, "event_1", true));

  expect(await call("PATCH", `/bikes/${bikeId}`, { name: "Punkteringen", brand: "Trek" })).toMatchObject({
    status: 200,
    body: { name: "Punkteringen", brand: "Trek" },
  });
  expect(await call("GET", `/bikes/${bikeId}/history`)).toMatchObject({
    body: { periods: [{ ownerName: "Åsa Lindström", own: true, verified: true }], thefts: [], earlier: [] },
  });
  expect(await call("GET", "/bikes/export")).toMatchObject({
    status: 200,
    body: { ownerName: "Åsa Lindström", bikes: [{ id: bikeId, name: "Punkteringen", verified: true }] },
  });
  const wish = { model: "Annan", reason: "Fel modell" };
  expect(await call("POST", `/bikes/${bikeId}/corrections`, wish)).toMatchObject({
    status: 201,
    body: { state: "open" },
  });

  await signIn("erik@example.se");
  expect(await call("GET", `/bikes/${bikeId}/history`)).toMatchObject({
    body: { periods: [{ ownerName: "Ås* L********", own: false }] },
  });
  expect(await call("GET", "/admin/corrections")).toMatchObject({ status: 403 });

  await signIn("asa@example.se");
  expect(await call("DELETE", `/bikes/${bikeId}`)).toEqual({ status: 200, body: {} });
  expect(await call("GET", "/bikes?sort=name")).toEqual({ status: 200, body: { items: [] } });
  const { failures, deadLetters } = await (await fetch(`${cloud.url}/_local.json`)).json();
  expect({ failures, deadLetters }).toEqual({ failures: [], deadLetters: [] });
});
