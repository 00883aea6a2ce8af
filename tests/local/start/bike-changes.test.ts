import { afterAll, beforeAll, expect, test } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { system } from "#lambdas/platform/system.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, failuresIn, openRegister } from "#tests/local/ask.ts";
import { configure, signIn } from "#tests/local/sign-in.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";

const bikeId = "bike_0123456789ABCDEFGHJKMNPQRS";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
});
afterAll(() => cloud.close());

let person: Awaited<ReturnType<typeof signIn>>;

const call = (method: string, path: string, body?: object) =>
  ask(cloud, method, `/api${path}`, { as: person.token, body });

test("A bike is edited, exported, corrected and deleted", async () => {
  person = await signIn(cloud, "asa@example.se");
  const registeredAt = system.now().toISOString();
  const bike = aBike({
    id: bikeId,
    ownerId: person.userId,
    status: "registered",
    frameNumber: "WTU204K8861",
    registeredAt,
  });
  await (await openRegister()).transact(bikeWrites(bike, "event_1", true));

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

  person = await signIn(cloud, "erik@example.se");
  expect(await call("GET", `/bikes/${bikeId}/history`)).toMatchObject({
    body: { periods: [{ ownerName: "Ås* L********", own: false }] },
  });
  expect(await call("GET", "/admin/bike-cases/corrections")).toMatchObject({ status: 403 });

  person = await signIn(cloud, "asa@example.se");
  expect(await call("DELETE", `/bikes/${bikeId}`)).toEqual({ status: 200, body: {} });
  expect(await call("GET", "/bikes?sort=name")).toEqual({ status: 200, body: { items: [] } });
  expect(await failuresIn(cloud)).toEqual({ failures: [], deadLetters: [] });
});
