import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { changeVisibility } from "#lambdas/bikes/change-visibility.ts";
import type { BikesContext } from "#lambdas/bikes/bikes-context.ts";
import { getBike } from "#lambdas/bikes/get-bike.ts";
import { registerBike } from "#lambdas/bikes/register-bike.ts";
import { plan } from "#lambdas/shared/search-index/plan.ts";
import { reindex } from "#lambdas/shared/search-index/reindex.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, given } from "#tests/lambdas/a.ts";
import { wholeTable } from "#tests/lambdas/shared/search-index/whole-table.ts";
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
    /** What strangers can read: lists, numbers, likenesses and dictionaries. */
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
  it("lists the bike in its one transaction of 44 writes, three claims and a look at the account, and reads nothing more for it", async () => {
    expect(there.transactions).toEqual([48]);
    const postings = (await there.everything()).filter(({ pk }) => pk.startsWith("S#N#"));
    expect(postings).toHaveLength(24);
    expect(postings.map(({ pk }) => pk)).toContain(
      plan({ status: "any", brand: "zebrabrand", color: "Black", city: "UMEA" }).partitions[0],
    );
  });

  it("that waits for its review lists the bike nowhere, but lets nobody register what looks like it unnoticed", async () => {
    const waiting = await aRegisteredBike(true);
    await waiting.reindex();
    const derived = (await waiting.everything()).filter(({ pk }) => /^(?:S|FOLD|FDEL|DICT)#/.test(pk));
    expect(derived).toMatchObject([{ entity: "fold", listed: false, stolen: false }]);
  });
});

describe("PATCH /bikes/{bikeId}/visibility", () => {
  const hide = (change: Parameters<typeof changeVisibility>[3], userId = "anna") =>
    changeVisibility(there.context, userId, there.bikeId, change);

  it("changes only what is named", async () => {
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
  ] as const)(
    "takes a hidden %s out of everything that strangers can read, and puts it back",
    async (field, text) => {
      await there.reindex();
      expect(await there.open()).toContain(text);
      await hide({ [field]: false });
      await there.reindex();
      expect(await there.open()).not.toContain(text);
      await hide({ [field]: true });
      await there.reindex();
      expect(await there.open()).toContain(text);
    },
  );

  it("keeps name and description hidden until they are shown", async () => {
    await there.reindex();
    expect(await there.open()).not.toMatch(/kycklingen|sadelvaska|sadelväska/);
    await hide({ name: true, description: true });
    await there.reindex();
    expect(await there.open()).toMatch(/kycklingen/);
    expect(await there.open()).toMatch(/sadelväska/);
  });

  it("shows photo and description of a stolen bike, unless its owner has said no to that", async () => {
    await hide({ photo: false });
    const { context, bikeId, table } = there;
    await table.transact([update(keys.bike(bikeId)).set({ status: "stolen", version: 10 })]);
    await reindex(context, bikeId, true);
    expect(await there.open()).toMatch(/sadelväska.*upload_|upload_.*sadelväska/);
    await hide({ whenStolen: false });
    await there.reindex();
    expect(await there.open()).not.toMatch(/sadelväska|upload_/);
  });

  it("says of someone else's bike that there is none", async () => {
    await expect(hide({ brand: false }, "erik")).rejects.toThrow("bike-not-found");
  });

  it("writes nothing where nothing changes", async () => {
    await hide({ brand: true });
    expect(there.transactions).toHaveLength(1);
  });

  it("loses no change when several are made at once", async () => {
    const fields = ["brand", "model", "color", "type", "photo"] as const;
    await Promise.all(fields.map((field) => hide({ [field]: false })));
    expect((await getBike(there.context, "anna", there.bikeId)).visibility).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, false])),
    );
  });
});
