import { type APIRequestContext, expect } from "@playwright/test";
import { features } from "#contract/app/index.ts";
import { type Access, type Route, apiBase } from "#contract/platform/route.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { newPerson } from "#tests/journeys/people/people.ts";
import { accessTokenIn, accessTokenOn, sessionOf } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const roles = ["customer", "store", "admin"] as const;
const admitted: Record<Access, readonly string[]> = {
  public: ["nobody", ...roles],
  "signed-in": roles,
  customer: ["customer"],
  store: ["store"],
  admin: ["admin"],
};

/** Fills in ids that do not exist, so that an allowed request gets 404. */
const pathOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === "frameNumber" ? "NOSUCHNUMBER1" : `${name.replace("Id", "")}_${"0".repeat(26)}`,
  );

const tokenOfNewPerson = async (request: APIRequestContext, role: "customer" | "store"): Promise<string> =>
  accessTokenIn(await sessionOf(request, await newPerson(request, { role })));

test("every route allows exactly the roles of the contract", async ({ page, request }) => {
  const tokens: Record<string, string | undefined> = { nobody: undefined };
  for (const role of ["customer", "store"] as const) tokens[role] = await tokenOfNewPerson(request, role);
  await signInAsAdministrator(page, request);
  tokens["admin"] = await accessTokenOn(page);
  for (const [name, route] of Object.values(features).flatMap((routes) => Object.entries<Route>(routes))) {
    for (const [person, token] of Object.entries(tokens)) {
      const response = await request.fetch(`${apiBase}${pathOf(route.path)}`, {
        method: route.method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          "idempotency-key": "0123456789abcdef",
        },
        ...(route.body && { data: {} }),
      });
      const refusal = token === undefined ? 401 : 403;
      // A person may do it after signing in for it.
      const mayAfterSignIn = (await response.text()).includes('"sign-in-not-recent"');
      const isRefused = response.status() === refusal && !mayAfterSignIn;
      const outcome = isRefused ? "refused" : "admitted";
      const wanted = admitted[route.access].includes(person) ? "admitted" : "refused";
      expect(`${name} as ${person}: ${outcome}`).toBe(`${name} as ${person}: ${wanted}`);
      expect(response.status()).toBeLessThan(500);
    }
  }
});

test("forged tokens and those of another pool are rejected", async ({ request }) => {
  const token = await tokenOfNewPerson(request, "customer");
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const raised = Buffer.from(JSON.stringify({ ...claims, "cognito:groups": ["admin"] })).toString(
    "base64url",
  );
  for (const forged of [`${header}.${raised}.${signature}`, `${header}.${payload}.`, "x.y.z", ""]) {
    const response = await request.get(`${apiBase}/me`, { headers: { authorization: `Bearer ${forged}` } });
    expect(response.status()).toBe(401);
  }
  expect(
    (await request.get(`${apiBase}/me`, { headers: { authorization: `Bearer ${token}` } })).status(),
  ).toBe(200);
});
