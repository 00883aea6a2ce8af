import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration-writes.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";
import { passOf } from "#tests/search-pass.ts";

const day = 24 * 60 * 60;
const bikeId = "bike_0123456789ABCDEFGHJKMNPQRS";
const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const owner = "asa@example.se";
const finder = "erik@example.se";
const passerBy = "passant@example.org";

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

let serial = 0;
const ask = async (method: string, path: string, body?: object, token?: string) => {
  serial += 1;
  const response = await fetch(`${cloud.url}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      "content-type": "application/json",
      "idempotency-key": `0123456789abcdef${serial}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const call = async (method: string, path: string, body?: object) =>
  ask(method, path, body, (await auth.fetchAuthSession()).tokens!.accessToken.toString());

const mailTo = (address: string, subject: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails: { subject: string; text: string }[] = await (
        await fetch(`${cloud.url}/_local/mail.json?to=${address}`)
      ).json();
      const mail = mails.find((each) => subject.test(each.subject));
      expect(mail).toBeDefined();
      return mail!.text;
    },
    { interval: 100 },
  );

const post = async (path: string, body?: object) =>
  (
    await fetch(`${cloud.url}${path}`, { method: "POST", ...(body && { body: JSON.stringify(body) }) })
  ).json();

const runNightly = async (job: RegExp) => {
  const { schedules } = await (await fetch(`${cloud.url}/_local.json`)).json();
  const names: string[] = schedules.map(({ name }: { name: string }) => name);
  return (await post(`/_local/schedules/${names.find((name) => job.test(name))}`)).result;
};

test("a bike is stolen, found by two, brought back and paid for through the whole cloud", async () => {
  const ownerId = await signIn(owner);
  const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  const bike = aBike({ id: bikeId, ownerId, qrUid: uid, registeredAt: "2026-05-01T08:00:00.000Z" });
  await openTable(TableNames[0]!, system).transact(bikeWrites(bike, "event_1", true));

  const stolenDate = isoDate(swedishDate(system.now()));
  const stolen = await call("POST", `/bikes/${bikeId}/stolen`, {
    stolenDate,
    place: "Stationen",
    city: "Malmö",
    reward: 300,
  });
  expect(stolen).toMatchObject({
    status: 201,
    body: { bike: { status: "stolen" }, theft: { state: "open" } },
  });
  await mailTo(owner, /anmälan är mottagen/);

  expect(await ask("GET", `/qr/${uid}`)).toMatchObject({
    status: 200,
    body: { bike: { status: "stolen", frameNumber: "WTU204K8861" }, ownerName: "Ås* L********", reward: 300 },
  });
  const challenge = await passOf((await ask("GET", "/challenges/found")).body);
  const asked = { email: passerBy, language: "sv", challenge };
  expect((await ask("POST", `/qr/${uid}/found-codes`, asked)).status).toBe(201);
  const [code = ""] = /\b\d{6}\b/.exec(await mailTo(passerBy, /kod/)) ?? [];
  const seen = { location: "Bron", contact: "070-000 00 00", email: passerBy, code };
  expect((await ask("POST", `/qr/${uid}/found-reports`, seen)).status).toBe(201);
  await mailTo(owner, /Någon har rapporterat din cykel/);

  await signIn(finder);
  const form = { location: "Torget", contact: "erik@example.se" };
  const found = await call("POST", `/bikes/${bikeId}/found-reports`, form);
  expect(found).toMatchObject({ status: 201, body: { state: "pending", reward: "waiting" } });
  const before = (await call("GET", "/me")).body.points;

  await signIn(owner);
  const { body } = await call("GET", `/bikes/${bikeId}/found-reports`);
  expect(body.items).toMatchObject([{ location: "Torget" }, { location: "Bron" }]);
  for (const [place, decision] of ["confirm", "reject"].entries())
    expect(
      await call("POST", `/bikes/${bikeId}/found-reports/${body.items[place].id}/decision`, { decision }),
    ).toMatchObject({ status: 201 });
  await mailTo(passerBy, /Svar på din rapport/);
  await mailTo(finder, /Svar på din rapport/);
  const recovered = await call("POST", `/bikes/${bikeId}/recovered`, { how: "found-by-somebody" });
  expect(recovered).toMatchObject({ status: 201, body: { bike: { status: "registered" } } });
  expect(await runNightly(/TheftMatch/)).toMatchObject({ failed: 0 });

  await post("/_local/clock", { advanceSeconds: 7 * day + 60 });
  // The clock has passed the nightly run too, which may have done it already.
  await runNightly(/ExpireFoundReports/);
  await signIn(finder);
  expect(await call("GET", "/me/found-reports")).toMatchObject({
    body: { items: [{ state: "confirmed", reward: "paid" }] },
  });
  expect((await call("GET", "/me")).body.points).toBe(before + 200);
  const { failures, deadLetters } = await (await fetch(`${cloud.url}/_local.json`)).json();
  expect({ failures, deadLetters }).toEqual({ failures: [], deadLetters: [] });
});
