import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { system } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, failuresIn, mailsTo, openRegister, pass, runJob } from "#tests/local/ask.ts";
import { configure, signIn } from "#tests/local/sign-in.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
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
  await configure(cloud);
});
afterAll(() => cloud.close());

let person: Awaited<ReturnType<typeof signIn>>;
const asking = (method: string, path: string, body?: object) => ask(cloud, method, `/api${path}`, { body });
const call = (method: string, path: string, body?: object) =>
  ask(cloud, method, `/api${path}`, { as: person.token, body });

const mailTo = (address: string, subject: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const mail = (await mailsTo(cloud, address)).find((each) => subject.test(each.subject));
      expect(mail).toBeDefined();
      return mail!.text;
    },
    { interval: 100 },
  );

test("A bike is stolen, found by two people, returned and rewarded", async () => {
  person = await signIn(cloud, owner);
  const bike = aBike({
    id: bikeId,
    ownerId: person.userId,
    qrUid: uid,
    registeredAt: "2026-05-01T08:00:00.000Z",
  });
  await (await openRegister()).transact(bikeWrites(bike, "event_1", true));

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

  expect(await asking("GET", `/qr/${uid}`)).toMatchObject({
    status: 200,
    body: { bike: { status: "stolen", frameNumber: "WTU204K8861" }, ownerName: "Ås* L********", reward: 300 },
  });
  const challenge = await passOf((await asking("GET", "/challenges/found")).body);
  const asked = { email: passerBy, language: "sv", challenge };
  expect((await asking("POST", `/qr/${uid}/found-codes`, asked)).status).toBe(201);
  const [code = ""] = /\b\d{6}\b/.exec(await mailTo(passerBy, /kod/)) ?? [];
  const seen = { location: "Bron", contact: "070-000 00 00", email: passerBy, code };
  expect((await asking("POST", `/qr/${uid}/found-reports`, seen)).status).toBe(201);
  await mailTo(owner, /Någon tror sig ha hittat din cykel/);

  person = await signIn(cloud, finder);
  const form = { location: "Torget", contact: "erik@example.se" };
  const found = await call("POST", `/bikes/${bikeId}/found-reports`, form);
  expect(found).toMatchObject({ status: 201, body: { state: "pending", reward: "waiting" } });
  const before = (await call("GET", "/me")).body.points;
  const proved = update(keys.profile(person.userId)).set({ identityLevel: 2 });
  await (await openRegister()).transact([proved]);

  person = await signIn(cloud, owner);
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
  expect(await runJob(cloud, /TheftMatch/)).toMatchObject({ failed: 0 });

  await pass(cloud, 7 * day + 60);
  // The clock has passed the nightly run, which may have paid it already.
  await runJob(cloud, /ExpireFoundReports/);
  person = await signIn(cloud, finder);
  expect(await call("GET", "/me/found-reports")).toMatchObject({
    body: { items: [{ state: "confirmed", reward: "paid" }] },
  });
  expect((await call("GET", "/me")).body.points).toBe(before + 200);
  expect(await failuresIn(cloud)).toEqual({ failures: [], deadLetters: [] });
});
