import { describe, expect, it } from "vitest";
import written from "../../contract/openapi.json" with { type: "json" };
import { features } from "#contract/index.ts";
import { openApi } from "#contract/openapi.ts";

describe("openapi.json", () => {
  it("is what the routes say", () => {
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
