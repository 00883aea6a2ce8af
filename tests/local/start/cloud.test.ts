import { request as httpRequest } from "node:http";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { openRegister } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { searchHeaders } from "#tests/search-pass.ts";

let cloud: Cloud;
const reports: string[] = [];
const started = Date.now();

beforeAll(async () => {
  cloud = await withCloud({ report: (line) => reports.push(line) });
  await configure(cloud);
});

afterAll(() => cloud.close());

const get = (path: string, init: RequestInit = {}) => fetch(`${cloud.url}${path}`, init);
const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  get(path, { method: "POST", headers, body: body === undefined ? null : JSON.stringify(body) });

const signIn = async (email: string): Promise<string> => {
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  const { isSignedIn } = await auth.signIn({ username: email, password });
  expect(isSignedIn).toBe(true);
  return (await auth.fetchAuthSession()).tokens!.accessToken.toString();
};

const me = async (token: string) => get("/api/me", { headers: { authorization: `Bearer ${token}` } });

describe("Seeded accounts", () => {
  test.each([
    [
      "asa@example.se",
      { role: "customer", points: 1000, identityLevel: 2, fullName: "Åsa Lindström", nameProved: true },
    ],
    ["erik@example.se", { role: "customer", points: 50, identityLevel: 2 }],
    ["malin@example.se", { role: "customer", points: 200, identityLevel: 1, nameProved: false }],
    ["butik@example.se", { role: "store", points: 0, identityLevel: 0 }],
    // An administrator without a second factor counts as a customer.
    ["admin@example.se", { role: "customer", points: 0, identityLevel: 0 }],
  ])("%s signs in through Amplify and is known to the API", async (email, expected) => {
    expect(await (await me(await signIn(email))).json()).toMatchObject(expected);
  });

  test("have passwords made up at the first start", () => {
    for (const { role, password } of cloud.accounts)
      expect(password.length).toBeGreaterThanOrEqual(role === "admin" ? 19 : 14);
    expect(new Set(cloud.accounts.map(({ password }) => password)).size).toBe(5);
  });
});

describe("People who move in", () => {
  const enter = async (body: object): Promise<{ answer: Response; email: string; password: string }> => {
    const answer = await post("/_local/people", body);
    return { answer, ...(await answer.json()) };
  };

  test("get an account with the given points and identity", async () => {
    const person = { name: "Gösta Ek", points: 300, personalNumber: "19640823-9801" };
    const { answer, email, password } = await enter(person);
    expect([answer.status, email]).toEqual([201, expect.stringMatching(/^gosta\.ek\.[\w-]+@example\.se$/)]);
    await auth.signOut();
    await auth.signIn({ username: email, password });
    const token = (await auth.fetchAuthSession()).tokens!.accessToken.toString();
    expect(await (await me(token)).json()).toMatchObject({
      points: 300,
      identityLevel: 2,
      fullName: "Gösta Ek",
    });
    expect((await enter({})).email).not.toBe((await enter({})).email);
  });

  test("are refused with impossible points", async () => {
    expect((await enter({ points: -1 })).answer.status).toBe(400);
  });
});

test("A search for a frame number finds a bike of the seeded town and shows a stolen one as stolen", async () => {
  const headers = await searchHeaders(cloud.url);
  const search = async (q: string) => (await fetch(`${cloud.url}/api/search?q=${q}`, { headers })).json();
  const results = await search("SKP%202210-457");
  expect(results.items).toMatchObject([
    { brand: "Skeppshult", status: "registered", newlyRegistered: false },
  ]);
  const stolen = await search("WTU290K4813S");
  expect(stolen.items).toMatchObject([{ status: "stolen", stolenSince: expect.any(String) }]);
});

describe("The site", () => {
  test("serves pages with security headers, and the app at every other address", async () => {
    const landing = await get("/");
    expect(landing.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await landing.text()).toContain("Cykelregistret");
    expect((await get("/mina-cyklar")).headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("tells the app all addresses", async () => {
    const config = await (await get("/config.json")).json();
    expect(config.realtimeUrl).toMatch(new RegExp(`^${cloud.url}/`));
    expect(config).toMatchObject({ stage: "local" });
  });
});

describe("A request is refused", () => {
  test("without a token, with a forged one and on an unknown route", async () => {
    expect((await get("/api/me")).status).toBe(401);
    expect((await me("eyJhbGciOiJub25lIn0.e30.")).status).toBe(401);
    const token = await signIn("asa@example.se");
    expect((await me(`${token.slice(0, -2)}AA`)).status).toBe(401);
    expect((await get("/api/unknown")).status).toBe(404);
  });

  test("by the functions themselves if it bypasses the site", async () => {
    const { services } = await (await get("/_local.json")).json();
    const direct = services.find((prefix: string) => prefix.includes("execute-api"));
    const response = await get(`${direct}/api/v1/status/SKP2210457`);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "forbidden" });
  });

  test("if it names another host", async () => {
    const { hostname, port } = new URL(cloud.url);
    const status = await new Promise((resolve, reject) => {
      const options = { hostname, port, path: "/_local.json", headers: { host: "evil.example" } };
      httpRequest(options, (response) => resolve(response.statusCode))
        .on("error", reject)
        .end();
    });
    expect(status).toBe(421);
  });
});

describe("The overview page", () => {
  test("names its purpose and lists accounts, schedules and the inbox", async () => {
    const page = await (await get("/_local")).text();
    expect(page).toContain("For development and trial only");
    for (const part of ["asa@example.se", "/_local/mail", "/_local/bankid", "cron(30 3 * * ? *)"])
      expect(page).toContain(part);
  });

  test("fires a schedule", async () => {
    const { schedules } = await (await get("/_local.json")).json();
    const response = await post(`/_local/schedules/${schedules[0].name}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty("result");
    expect((await post("/_local/schedules/unknown")).status).toBe(404);
  });

  test("refuses requests from other sites", async () => {
    const elsewhere = { origin: "https://evil.example" };
    expect((await post("/_local/clock", { advanceSeconds: 60 }, elsewhere)).status).toBe(403);
  });

  test("refuses an invalid time", async () => {
    for (const body of [{ now: "soon" }, { advanceSeconds: "1" }, {}, [1]])
      expect((await post("/_local/clock", body)).status).toBe(400);
  });
});

test("A change of the table reaches its consumer, whose mail reaches the inbox", async () => {
  await signIn("asa@example.se");
  const { userId } = await auth.getCurrentUser();
  const table = await openRegister();
  const bike = aBike({ id: "bike_0123456789ABCDEFGHJKMNPQRS", ownerId: userId, status: "registered" });
  await table.transact(bikeWrites(bike, "event_1", true));
  await vi.waitFor(
    async () => {
      const mails = await (await get("/_local/mail.json?to=asa@example.se")).json();
      expect(mails).toHaveLength(1);
    },
    { interval: 100 },
  );
  const { failures, deadLetters } = await (await get("/_local.json")).json();
  expect({ failures, deadLetters, reports }).toEqual({ failures: [], deadLetters: [], reports: [] });
});

test("Moving the clock expires tokens, and signing in again works", async () => {
  const token = await signIn("erik@example.se");
  expect((await me(token)).status).toBe(200);
  const moved = await (await post("/_local/clock", { advanceSeconds: 16 * 60 })).json();
  expect(Date.parse(moved.now) - started).toBeGreaterThan(16 * 60_000);
  expect((await me(token)).status).toBe(401);
  expect((await me(await signIn("erik@example.se"))).status).toBe(200);
  await post("/_local/clock", { now: new Date(started).toISOString() });
});
