import { describe, expect, it } from "vitest";
import { features } from "#contract/app/index.ts";
import { type Route, apiBase } from "#contract/platform/route.ts";
import { gatewayRoutes } from "#lib/platform/gateway-routes.ts";
import { createRouteTable } from "#local/aws/gateway/route-table.ts";

const contract = Object.entries(features).flatMap(([feature, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => ({ feature, name, ...route })),
);

const configs = gatewayRoutes.map(({ feature, isOpen, method, path }) => ({
  key: `${method} ${path}`,
  functionName: feature,
  authorizer: isOpen ? undefined : { poolId: "pool", audience: [] },
  scopes: [],
}));

describe("the routes of the gateway", () => {
  it("lead every route of the contract to its function, with a token unless it is public", () => {
    const find = createRouteTable(configs);
    const astray = contract.filter(({ access, feature, method, path }) => {
      const match = find(method, `${apiBase}${path.replaceAll(/\{\w+\}/g, "x")}`)?.route;
      return match?.functionName !== feature || (match.authorizer === undefined) !== (access === "public");
    });
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it("are few, so that the contract can double", () => {
    // With the two of the pages, half of the 300 that one API may have.
    expect(gatewayRoutes.length).toBeLessThanOrEqual(148);
    expect(new Set(configs.map(({ key }) => key)).size).toBe(configs.length);
  });
});
