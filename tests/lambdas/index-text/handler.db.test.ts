import { marshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { startMeter } from "#lambdas/table/read-meter.ts";
import { type Reader, openReader } from "#lambdas/table/reader.ts";
import { findOwners } from "#lambdas/search/find-owners.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem } from "#tests/lambdas/a.ts";

type Person = { readonly userId: string; readonly fullName: string };

const image = (person: Person) => marshall({ entity: "profile", email: "x@example.se", ...person });

const eventOf = (...changes: readonly (readonly [Person | undefined, Person])[]): DynamoDBStreamEvent => ({
  Records: changes.map(([before, after], place) => ({
    eventID: `event-${place}`,
    dynamodb: {
      SequenceNumber: String(place),
      NewImage: image(after) as never,
      ...(before && { OldImage: image(before) as never }),
    },
  })),
});

describe("what comes of the stream", () => {
  let handler: (event: DynamoDBStreamEvent) => Promise<unknown>;
  let reader: Reader;
  beforeAll(async () => {
    const { tableName, endpoint, config } = await withTable();
    vi.stubEnv("TABLE_NAME", tableName);
    vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", endpoint);
    vi.stubEnv("AWS_REGION", "eu-west-1");
    vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
    ({ handler } = await import("#lambdas/index-text/handler.ts"));
    reader = openReader(tableName, aSystem(), new DynamoDBClient(config))(startMeter());
  });

  it("lets people be found by the name they have now, however often a record comes", async () => {
    const anna = { userId: "anna", fullName: "Anna Lindqvist" };
    const married = { userId: "anna", fullName: "Anna Åberg" };
    const event = eventOf(
      [undefined, anna],
      [undefined, { userId: "erik", fullName: "Erik Åberg" }],
      [anna, married],
    );
    for (const _ of [1, 2]) expect(await handler(event)).toEqual({ batchItemFailures: [] });
    expect(await findOwners(reader, "lindqvist")).toEqual([]);
    expect((await findOwners(reader, "åberg")).toSorted()).toEqual(["anna", "erik"]);
    expect(await findOwners(reader, "abe anna")).toEqual(["anna"]);
  });

  it("hands back what it cannot read", async () => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const event = eventOf([undefined, { userId: "anna", fullName: "Anna" }]);
    event.Records[0]!.dynamodb!.NewImage = marshall({ entity: "profile" }) as never;
    expect(await handler(event)).toEqual({ batchItemFailures: [{ itemIdentifier: "0" }] });
  });
});
