import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { configure } from "#tests/local/sign-in.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
});
afterAll(() => cloud.close());

const moveIn = (wanted: object, headers: Record<string, string> = {}) =>
  fetch(`${cloud.url}/_local/people`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(wanted),
  });

const enter = async ({ email, password }: { email: string; password: string }) => {
  await auth.signOut();
  const { nextStep } = await auth.signIn({ username: email, password });
  expect(nextStep.signInStep).toBe("DONE");
  const token = (await auth.fetchAuthSession()).tokens!.accessToken.toString();
  return (path: string) =>
    fetch(`${cloud.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
};

describe("Someone who moves in", () => {
  it("gets the requested name, points and identity, and can sign in", async () => {
    const response = await moveIn({ name: "Örjan Åkesson", points: 250 });
    expect(response.status).toBe(201);
    const account = await response.json();
    expect(account.email).toMatch(/^orjan\.akesson\.[\w-]+@example\.se$/);
    const ask = await enter(account);
    expect(await (await ask("/me")).json()).toMatchObject({
      fullName: "Örjan Åkesson",
      role: "customer",
      points: 250,
    });
  });

  it("brings registered bikes", async () => {
    const ask = await enter(await (await moveIn({ bikes: 2 })).json());
    const { items } = await (await ask("/bikes")).json();
    expect(items).toEqual([0, 1].map(() => expect.objectContaining({ status: "registered" })));
  });

  it("is a new person each time", async () => {
    const [one, other] = await Promise.all([moveIn({}), moveIn({})]);
    expect((await one.json()).email).not.toBe((await other.json()).email);
  });

  it("can own a store", async () => {
    const ask = await enter(await (await moveIn({ role: "store" })).json());
    expect(await (await ask("/me")).json()).toMatchObject({ role: "store" });
  });

  it("can be an administrator, who still has to set up a second factor", async () => {
    const ask = await enter(await (await moveIn({ role: "admin" })).json());
    expect((await ask("/admin/identity-reviews")).status).toBe(403);
  });
});

describe("Moving in is refused", () => {
  it.each([
    ["an unknown role", { role: "king" }],
    ["points below none", { points: -1 }],
    ["more bikes than one can carry", { bikes: 11 }],
    ["a nameless person", { name: "  " }],
    ["a wish nobody knows", { balance: 7 }],
  ])("for %s, with a reason", async (_, wanted) => {
    const response = await moveIn(wanted);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("message");
  });

  it("for a page of another site", async () => {
    expect((await moveIn({}, { origin: "https://example.com" })).status).toBe(403);
  });
});
