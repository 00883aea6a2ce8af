import { describe, expect, it, vi } from "vitest";
import { aListedBike, aRegister } from "./a-register.ts";
import { startFunctions } from "./call-search.ts";

vi.mock("#contract/platform/reading-limits.ts", async (importActual) => {
  const endless = { account: 1e6, networkOfAccounts: 1e6, address: 1e6, network: 1e6 };
  return { ...(await importActual<object>()), readingLimits: { register: endless }, maxNumbersOfStore: 1e6 };
});

const functions = await startFunctions();
const register = await aRegister(functions);
await register.add(aListedBike({ frameNumber: "WTU204K8861", city: "Malmö", name: "Elina" }));

const places = [
  ["search", "/search", undefined],
  ["search", "/bikes/search", "customer"],
  ["adminSearch", "/admin/bikes/search", "admin"],
] as const;

const nasty = {
  "a number of two characters": "A1",
  "one sign": "#",
  "a size among other words": "t? S? Q",
  "signs that part keys": "S#N#b|c",
  "a partition of its own": "#NUM#WTU",
  emoji: "🚲🔒👩‍👩‍👧‍👦",
  SQL: "'; DROP TABLE bikes;-- OR 1=1",
  "text from right to left": "\u202Eאופניים\u202C العربية",
  "control characters": "a\u0000b\u001F\u007F",
  "what was half a character": "\uFFFD",
  "letters of two halves": "\u{13366}\u{133A9}\u{118BC} \u2996\u184E\u{13366}\u{133A9}",
  "letters upon letters": "Z̸̡̛̖̦̅͐a̷l̶g̵o̴",
  "a template": "{{constructor.constructor('x')()}} ${1} __proto__",
  markup: "<script>alert(1)</script>",
  "200 characters": "abc def ".repeat(25),
};

describe.each(places)("%s at %s", (name, path, role) => {
  const ask = (query: string) => functions.call(name, { path: `${path}?${query}`, ...(role && { role }) });

  describe.each(Object.entries(nasty))("asked for %s", (_, text) => {
    it.each(["q", "brand", "model", "city", "color", "type", "status", "cursor", "limit", "owner"])(
      "as %s gets an honest and cheap answer",
      async (field) => {
        const { status, body, headers } = await ask(`${field}=${encodeURIComponent(text)}`);
        const refused = ["invalid-request", "invalid-cursor"].includes(body.code) && status === 400;
        const empty = status === 200 && body.items.length === 0 && Number(headers["x-read-units"]) <= 25;
        expect(refused || empty ? "well" : body).toBe("well");
      },
    );
  });

  it.each([
    ["limit=0", "limit", "format"],
    ["limit=1000", "limit", "format"],
    ["limit=many", "limit", "format"],
    ["limit=1.5", "limit", "format"],
    ["color=neon", "color", "format"],
    ["type=unicycle", "type", "format"],
    ["status=lost", "status", "format"],
    ["colour=svart", "colour", "unknown-filter"],
    ["ownerId=anna", "ownerId", "unknown-filter"],
    [`q=${"x".repeat(201)}`, "q", "too-long"],
    [`q=${"🚲".repeat(2500)}`, "q", "too-long"],
    [`brand=${"x".repeat(10_000)}`, "brand", "too-long"],
  ])("refuses %.30s by name", async (query, field, rule) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid-request", issues: [{ path: field, rule }] });
  });

  it.each(["x", ".", "e30.e30", "AAAA.AAAA", "%00", "a.b.c"])("refuses the cursor %s", async (cursor) => {
    const { status, body } = await ask(`cursor=${cursor}`);
    expect([status, body.code]).toEqual([400, "invalid-cursor"]);
  });

  it("finds nothing in a city without bikes", async () => {
    const { status, body } = await ask("city=Atlantis");
    expect([status, body]).toEqual([200, { items: [] }]);
  });
});

describe("the status of a number", () => {
  it.each(["A1", "🚲🚲🚲🚲🚲🚲", "'; --", "OKÄND", "x".repeat(10_000)])(
    "refuses %.20s",
    async (frameNumber) => {
      const path = `/v1/status/${encodeURIComponent(frameNumber)}`;
      const { status, body } = await functions.call("search", { path, params: { frameNumber } });
      expect([status, body.code]).toEqual([400, "invalid-request"]);
    },
  );
});

describe("suggestions", () => {
  it.each(Object.entries(nasty))("for %s are empty", async (_, text) => {
    const path = `/search/suggestions?field=brand&prefix=${encodeURIComponent(text)}`;
    const { status, body } = await functions.call("search", { path });
    const refused = status === 400 && body.code === "invalid-request";
    expect(refused || (status === 200 && body.items.length === 0) ? "well" : body).toBe("well");
  });

  it.each([
    "field=owner&prefix=a",
    "field=brand",
    "field=brand&prefix=",
    "prefix=a",
    "field=brand&prefix=a&x=1",
  ])("are refused for %s", async (query) => {
    expect((await functions.call("search", { path: `/search/suggestions?${query}` })).status).toBe(400);
  });
});
