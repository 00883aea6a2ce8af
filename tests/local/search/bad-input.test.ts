import { request as httpRequest } from "node:http";
import { json } from "node:stream/consumers";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#contract/platform/problems.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { configure } from "#tests/local/sign-in.ts";
import { searchHeaders } from "#tests/search-pass.ts";

let cloud: Cloud;
let pass: Record<string, string>;
let store: Record<string, string>;

beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
  pass = await searchHeaders(cloud.url);
  const { email, password } = cloud.accounts.find(({ role }) => role === "store")!;
  await auth.signIn({ username: email, password });
  const token = (await auth.fetchAuthSession()).tokens!.accessToken.toString();
  store = { authorization: `Bearer ${token}`, "content-type": "application/json" };
});
afterAll(() => cloud.close());

type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** `fetch` would normalise the target. */
const send = (target: string, { method = "GET", headers = {}, body }: Request = {}) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const { hostname, port } = new URL(cloud.url);
    const sent = httpRequest({ hostname, port, path: `/api${target}`, method, headers }, (response) => {
      json(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });

const isWell = async (target: string, request: Request = {}): Promise<boolean> => {
  const { status, body } = await send(target, request);
  const isEmpty = status === 200 && (body as { items: unknown[] }).items.length === 0;
  return isEmpty || (status === 400 && Problem.safeParse(body).success);
};

describe.each(["%ff%fe", "%E2%82", "%zz", "%"])("the wrong encoding %s", (value) => {
  test("gets a named problem or nothing from searches and suggestions", async () => {
    for (const field of ["q", "brand", "color", "cursor", "limit"])
      expect([field, await isWell(`/search?${field}=${value}`, { headers: pass })]).toEqual([field, true]);
    expect(await isWell(`/search/suggestions?field=brand&prefix=${value}`)).toBe(true);
  });

  test("is refused as a frame number", async () => {
    const { status, body } = await send(`/v1/status/${value}`);
    expect([status, Problem.parse(body).code]).toEqual([400, "invalid-request"]);
  });
});

test.each(["", "{", "null", "[]", '{"frameNumbers":null}', '{"frameNumbers":[{}]}', '{"frameNumbers":[1]}'])(
  "the body %s is refused",
  async (sent) => {
    const check = { method: "POST", headers: store, body: sent };
    const { status, body } = await send("/store/frame-number-checks", check);
    expect([status, Problem.parse(body).code]).toEqual([400, "invalid-request"]);
  },
);
