import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { changeVisibility } from "#lambdas/bikes/registration/change-visibility.ts";
import type { BikesContext } from "#lambdas/bikes/registration/bikes-context.ts";
import { getBike } from "#lambdas/bikes/registration/get-bike.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import { plan } from "#lambdas/bikes/index/plan.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, given } from "#tests/lambdas/a.ts";
import { wholeTable } from "#tests/lambdas/bikes/index/written-items.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

const aRegisteredBike = async (manualReview = false) => {
  const { tableName, config } = await withTable({ stream: false });
  const client = new DynamoDBClient(config);
  const system = aSystem();
  const table = openTable(tableName, system, client);
  const transactions: number[] = [];
  const context: BikesContext = {
    table: {
      ...table,
      transact: (actions) => {
        transactions.push(actions.length);
        return table.transact(actions);
      },
    },
    system,
    pictures: { photo: async () => "photo", receipt: async () => "receipt" },
    photos: aPhotoShelf(),
    cursorSecret: "secret",
    identityLevelRequired: 1,
  };
  await given.person(table);
  const analysis = await given.proof(table, { frameNumber: "WTU204K8765", verified: !manualReview });
  const { bike } = await registerBike(context, {
    userId: "anna",
    idempotencyKey: "key",
    request: {
      frameNumber: "WTU204K8765",
      analysisId: analysis.id,
      type: "dam",
      brand: "Zebrabrand",
      model: "Hemligmodell",
      color: "svart",
      city: "Umeå",
      name: "Kycklingen",
      description: "Sadelväska av läder",
      manualReview,
    },
  });
  return {
    table,
    context,
    bikeId: bike.id,
    transactions,
    reindex: () => reindex({ table, system }, bike.id),
    everything: () => wholeTable(client, tableName),
    /** Public items: lists, numbers, look-alikes and dictionaries. */
    open: async () =>
      JSON.stringify(
        (await wholeTable(client, tableName)).filter(({ pk }) => /^(?:S|FOLD|FDEL|DICT)#/.test(pk)),
      ).toLowerCase(),
  };
};

let there: Awaited<ReturnType<typeof aRegisteredBike>>;
beforeEach(async () => {
  there = await aRegisteredBike();
});

describe("a registration", () => {
  it("lists the bike in one transaction of 43 writes, three claims and an account check, without extra reads", async () => {
    expect(there.transactions).toEqual([47]);
    const postings = (await there.everything()).filter(({ pk }) => pk.startsWith("S#N#"));
    expect(postings).toHaveLength(24);
    expect(postings.map(({ pk }) => pk)).toContain(
      plan({ status: "all", brand: "zebrabrand", color: "Black", city: "UMEA" }).partitions[0],
    );
  });

  it("under review lists the bike nowhere, but warns about similar numbers", async () => {
    const waiting = await aRegisteredBike(true);
    await waiting.reindex();
    const derived = (await waiting.everything()).filter(({ pk }) => /^(?:S|FOLD|FDEL|DICT)#/.test(pk));
    expect(derived).toMatchObject([{ entity: "fold", listed: false, stolen: false }]);
  });
});

describe("PATCH /bikes/{bikeId}/visibility", () => {
  const hide = (change: Parameters<typeof changeVisibility>[3], userId = "anna") =>
    changeVisibility(there.context, userId, there.bikeId, change);

  it("changes only the named fields", async () => {
    expect(await hide({ model: false })).toMatchObject({
      visibility: { brand: true, model: false, name: false, photo: true, whenStolen: true },
    });
    expect((await getBike(there.context, "anna", there.bikeId)).visibility.model).toBe(false);
  });

  it.each([
    ["brand", "zebrabrand"],
    ["model", "hemligmodell"],
    ["color", "svart"],
    ["photo", "upload_"],
  ] as const)("removes a hidden %s from everything public, and restores it", async (field, text) => {
    await there.reindex();
    expect(await there.open()).toContain(text);
    await hide({ [field]: false });
    await there.reindex();
    expect(await there.open()).not.toContain(text);
    await hide({ [field]: true });
    await there.reindex();
    expect(await there.open()).toContain(text);
  });

  it("keeps name and description hidden until they are shown", async () => {
    await there.reindex();
    expect(await there.open()).not.toMatch(/kycklingen|sadelvaska|sadelväska/);
    await hide({ name: true, description: true });
    await there.reindex();
    expect(await there.open()).toMatch(/kycklingen/);
    expect(await there.open()).toMatch(/sadelväska/);
  });

  it("shows photo and description of a stolen bike, unless its owner opts out", async () => {
    await hide({ photo: false });
    const { context, bikeId, table } = there;
    await table.transact([update(keys.bike(bikeId)).set({ status: "stolen", version: 10 })]);
    await reindex(context, bikeId, true);
    expect(await there.open()).toMatch(/sadelväska.*upload_|upload_.*sadelväska/);
    await hide({ whenStolen: false });
    await there.reindex();
    expect(await there.open()).not.toMatch(/sadelväska|upload_/);
  });

  it("returns bike-not-found for somebody else's bike", async () => {
    await expect(hide({ brand: false }, "erik")).rejects.toThrow("bike-not-found");
  });

  it("writes nothing where nothing changes", async () => {
    await hide({ brand: true });
    expect(there.transactions).toHaveLength(1);
  });

  it("keeps every change when several are made simultaneously", async () => {
    const fields = ["brand", "model", "color", "type", "photo"] as const;
    await Promise.all(fields.map((field) => hide({ [field]: false })));
    expect((await getBike(there.context, "anna", there.bikeId)).visibility).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, false])),
    );
  });
});
