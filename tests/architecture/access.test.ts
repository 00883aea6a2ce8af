import { describe, expect, it } from "vitest";
import { features } from "#contract/app/index.ts";
import { conflictCodes } from "#contract/platform/conflict-codes.ts";
import { notFoundCodes } from "#contract/platform/not-found-codes.ts";
import { problemStatus } from "#contract/platform/problems.ts";
import { everyProblemCode } from "#tests/problem-codes.ts";
import { type Access, type Route, apiBase, endsWithSession } from "#contract/platform/route.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

const routes: [string, Route][] = Object.values(features).flatMap((feature) =>
  Object.entries<Route>(feature),
);

describe("the contract", () => {
  it("gives each route the access of access.txt, which `npm test -- tests/architecture/access.test.ts -u` writes", async () => {
    const access = routes.map(([name, route]) => `${name}: ${route.access}\n`);
    await expect(access.toSorted().join("")).toMatchFileSnapshot("access.txt");
  });

  it("has no two routes on one path", () => {
    const places = routes.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("requires an idempotency key on every route that spends", () => {
    const spending = routes.filter(([, { problems }]) => problems.includes("insufficient-points"));
    expect(spending.length).toBeGreaterThan(0);
    const unkeyed = spending.filter(([, route]) => !route.idempotent).map(([name]) => name);
    // A signing is its own key, asking for a bike spends nothing, and an import's counter prevents a second registration.
    expect(unkeyed).toEqual([
      "prepareOffer",
      "prepareOfferInThread",
      "prepareChange",
      "signWithSignIn",
      "carryOutSigned",
      "requestTransfer",
      "prepareOfferForRequest",
      "registerBikeImport",
    ]);
  });

  it("ends every route that spends, and every administrator's, with its session", () => {
    // Public routes with a key spend nothing.
    const spends = ({ access, idempotent }: Route): boolean => idempotent === true && access !== "public";
    const wanted = routes.filter(([, route]) => route.access === "admin" || spends(route));
    expect(wanted.filter(([, route]) => !endsWithSession(route)).map(([name]) => name)).toEqual([]);
  });

  it("ends every route that writes for someone with its session, so that a closed account cannot write", () => {
    const lasting = routes.filter(([, route]) => route.access !== "public" && !endsWithSession(route));
    // These show only public data.
    expect(lasting.map(([name]) => name)).toEqual(["searchBikes"]);
    const open = routes.filter(([, { whileClosed }]) => whileClosed).map(([name]) => name);
    expect(open).toEqual(["getClosing", "reopenAccount", "getMe", "endSessions"]);
  });

  it("names a parameter schema for every parameter of a path", () => {
    const without = routes.filter(([, { path, params }]) => path.includes("{") !== (params !== undefined));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("has an error status for every problem, and one problem in one status only", () => {
    const statuses = everyProblemCode.map(problemStatus);
    expect(statuses.every((status) => status >= 400 && status < 600)).toBe(true);
    expect(conflictCodes.map(problemStatus).every((status) => status === 409)).toBe(true);
    expect(notFoundCodes.map(problemStatus).every((status) => status === 404)).toBe(true);
    expect(new Set(everyProblemCode).size).toBe(everyProblemCode.length);
  });
});

describe("a request", () => {
  const people = { nobody: undefined, customer: "[customer]", store: "[store]", admin: "[admin]" } as const;
  type Someone = keyof typeof people;
  const welcome: Record<Access, readonly Someone[]> = {
    public: ["nobody", "customer", "store", "admin"],
    "signed-in": ["customer", "store", "admin"],
    customer: ["customer"],
    store: ["store"],
    admin: ["admin"],
  };
  const silent = { info: () => undefined, error: () => undefined };

  /** Sends a token and no input, so that callers with access get an input error or a missing item instead of a refusal. */
  const statusFor = async (route: Route, someone: Someone): Promise<number | undefined> => {
    const path = route.path.replaceAll(/\{\w+\}/g, "x");
    const groups = people[someone];
    const nobodyHome = async () => Promise.reject(new ProblemError("unavailable"));
    const handler = api(
      { route },
      { route: nobodyHome },
      {
        originSecrets: ["origin"],
        logger: silent,
        assertLive: async () => undefined,
        assertPass: () => undefined,
        count: async () => undefined,
      },
    );
    const claims = { accountId: "anna", "cognito:groups": groups, auth_time: "1795176000" };
    const event = {
      version: "2.0",
      rawPath: `${apiBase}${path}`,
      headers: { "content-type": "application/json", "x-origin-secret": "origin" },
      body: "{}",
      requestContext: {
        requestId: "request-1",
        http: { method: route.method, path: `${apiBase}${path}`, sourceIp: "203.0.113.9" },
        ...(groups !== undefined && { authorizer: { jwt: { claims, scopes: null } } }),
      },
    };
    const { statusCode } = await handler(event as never, {} as never);
    return statusCode;
  };

  const matrix = routes.flatMap(([name, route]) =>
    (["nobody", "customer", "store", "admin"] as const).map((someone) => [name, someone, route] as const),
  );
  it.each(matrix)("for %s by %s passes or is refused as its access says", async (_name, someone, route) => {
    const refusal = someone === "nobody" ? 401 : 403;
    const statuses = welcome[route.access].includes(someone) ? [400, 503] : [refusal];
    expect(statuses).toContain(await statusFor(route, someone));
  });
});
