import { describe, expect, it } from "vitest";
import written from "#contract/app/openapi.json" with { type: "json" };
import { features } from "#contract/app/index.ts";
import { openApi } from "#contract/app/openapi.ts";

describe("openapi.json", () => {
  it("agrees with the routes", () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it("has an operation for every route", () => {
    const operations = Object.values(written.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.toSorted()).toEqual(
      Object.values(features)
        .flatMap((routes) => Object.keys(routes))
        .toSorted(),
    );
  });
});
