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
let headersOf: Record<"/search" | "/bikes/search", Record<string, string>>;
let store: Record<string, string>;

const tokenOf = async (role: string): Promise<string> => {
  await auth.signOut();
  const { email, password } = cloud.accounts.find((account) => account.role === role)!;
  await auth.signIn({ username: email, password });
  return (await auth.fetchAuthSession()).tokens!.accessToken.toString();
};

beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
  headersOf = {
    "/search": await searchHeaders(cloud.url),
    "/bikes/search": { authorization: `Bearer ${await tokenOf("customer")}` },
  };
  store = { authorization: `Bearer ${await tokenOf("store")}`, "content-type": "application/json" };
});
afterAll(() => cloud.close());

type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** `fetch` would normalise the target. */
const send = (target: string, { method = "GET", headers = {}, body }: Request = {}) =>
  new Promise<{ status: number; units: number; body: unknown }>((resolve, reject) => {
    const { hostname, port } = new URL(cloud.url);
    const sent = httpRequest({ hostname, port, path: `/api${target}`, method, headers }, (response) => {
      const units = Number(response.headers["x-read-units"] ?? 0);
      json(response).then((read) => resolve({ status: response.statusCode ?? 0, units, body: read }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });

/** Returns `well` for a named problem or an empty page within 25 read units, otherwise the response. */
const verdictOn = async (target: string, request: Request = {}): Promise<unknown> => {
  const { status, units, body } = await send(target, request);
  const isEmpty = status === 200 && (body as { items: unknown[] }).items.length === 0;
  const isRefused = status === 400 && Problem.safeParse(body).success;
  return (isEmpty || isRefused) && units <= 25
    ? "well"
    : { target: target.slice(0, 80), status, units, body };
};

const texts = {
  "two characters": "A1",
  "10 kB": "x".repeat(10_240),
  "10 kB of words": "abc def ".repeat(1280),
  "a hash": "#",
  "a bar": "|",
  "a key of the table": "S#N#b|c",
  emoji: "🚲🔒👩‍👩‍👧‍👦",
  SQL: "'; DROP TABLE bikes; SELECT * FROM people;--",
  "text from right to left": "\u202Eאופניים\u202C العربية",
  "a null": "a\u0000b",
};
const encodings = {
  "no UTF-8": "%ff%fe",
  "half a sign": "%E2%82",
  "no hexadecimals": "%zz",
  "a percent": "%",
};
const written: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(texts).map(
    ([name, text]) => [name, encodeURIComponent(text).replaceAll("%20", "+")] as const,
  ),
  ...Object.entries(encodings),
];
const fields = ["q", "brand", "model", "city", "color", "type", "status", "cursor", "limit"] as const;

describe.each(["/search", "/bikes/search"] as const)("%s", (path) => {
  const ask = (query: string) => verdictOn(`${path}?${query}`, { headers: headersOf[path] });

  test.each(written)("answers %s in every field with a named problem or an empty page", async (_, value) => {
    for (const field of fields) expect(await ask(`${field}=${value}`)).toBe("well");
  });

  test.each([
    "limit=0",
    "limit=1000",
    "limit=-1",
    "limit=1e9",
    "limit=",
    "owner=anna",
    "deleted=true",
    "q[]=x",
  ])("refuses %s by name", async (query) => {
    const { status, body } = await send(`${path}?${query}`, { headers: headersOf[path] });
    expect([status, Problem.parse(body).code]).toEqual([400, "invalid-request"]);
  });

  test("finds nothing in an unknown city", async () => {
    expect(await ask("city=Atlantis")).toBe("well");
  });

  test("refuses changed cursors and those of other searches", async () => {
    const first = async (from: typeof path, query: string): Promise<string> => {
      const { body } = await send(`${from}?${query}`, { headers: headersOf[from] });
      return (body as { cursor: string }).cursor;
    };
    const own = await first(path, "brand=Crescent&limit=1");
    const other = path === "/search" ? "/bikes/search" : "/search";
    const [head = "", tail = ""] = own.split(".");
    for (const cursor of [
      await first(other, "brand=Crescent&limit=1"),
      await first(path, "brand=Monark&limit=1"),
      await first(path, "q=CRS&limit=1"),
      head,
      `${head}.`,
      `.${tail}`,
      `${tail}.${head}`,
      `${own.startsWith("A") ? "B" : "A"}${own.slice(1)}`,
      `${own}A`,
      `${own}.`,
      `${own}.${own}`,
      `${own}%20`,
      `+${own}`,
    ]) {
      const query = `brand=Crescent&limit=1&cursor=${cursor}`;
      const { status, body } = await send(`${path}?${query}`, { headers: headersOf[path] });
      expect([cursor, status, Problem.partial().parse(body).code]).toEqual([cursor, 400, "invalid-cursor"]);
    }
    const { body } = await send(`${path}?brand=Crescent&limit=1&cursor=${own}`, { headers: headersOf[path] });
    expect(body).toMatchObject({ items: [{ brand: "Crescent" }] });
  });
});

describe("/search/suggestions", () => {
  test.each(written)("answers %s with a named problem or nothing", async (_, value) => {
    const beginning = ["brand", "model", "city"].map((field) => `field=${field}&prefix=${value}`);
    for (const query of [...beginning, `field=${value}&prefix=cre`, `field=brand&prefix=cre&limit=${value}`])
      expect(await verdictOn(`/search/suggestions?${query}`)).toBe("well");
  });
});

describe("/v1/status", () => {
  test.each(written.filter(([name]) => name !== "10 kB of words"))("refuses %s", async (_, value) => {
    const { status, body } = await send(`/v1/status/${value}`);
    expect([status, Problem.parse(body).code]).toEqual([400, "invalid-request"]);
  });
});

describe("/store/frame-number-checks", () => {
  const check = (body: string) =>
    send("/store/frame-number-checks", { method: "POST", headers: store, body });

  const isLong = ([, text]: readonly [string, string]): boolean => text.length > 60;

  test.each(Object.entries(texts).filter((text) => !isLong(text)))(
    "reports %s as no frame number, without a search",
    async (_, typed) => {
      const { units, body } = await check(JSON.stringify({ frameNumbers: [typed] }));
      expect([units, body]).toEqual([0, { items: [{ typed, result: "not-a-number" }] }]);
    },
  );

  test.each(Object.entries(texts).filter(isLong))("refuses %s", async (_, typed) => {
    const { status, body } = await check(JSON.stringify({ frameNumbers: [typed] }));
    expect([status, Problem.parse(body).code]).toEqual([400, "invalid-request"]);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"frameNumbers":null}',
    '{"frameNumbers":[{}]}',
    '{"frameNumbers":[1]}',
  ])("refuses the body %s", async (sent) => {
    const { status, body } = await check(sent);
    expect([status, Problem.parse(body).code]).toEqual([400, "invalid-request"]);
  });
});

describe("/challenges/search", () => {
  test("ignores every other parameter", async () => {
    for (const [, value] of written) {
      const { status, body } = await send(`/challenges/search?cost=${value}`);
      expect([status, Object.keys(body as object).toSorted()]).toEqual([200, ["parameters", "signature"]]);
    }
  });
});
