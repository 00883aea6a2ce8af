import { beforeEach, describe, expect, it } from "vitest";
import { maxApiKeys } from "#contract/shops/api-keys.ts";
import { apiKeyPlace } from "#lambdas/shops/api-keys.ts";
import { ApiKeyItem } from "#lambdas/shops/items/api-key.ts";
import { StoreLogItem } from "#lambdas/shops/items/store.ts";
import { memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { decideStoreState } from "#lambdas/shops/stores/decide-store-state.ts";
import {
  listApiKeys,
  makeApiKey,
  revokeApiKey,
  rotateApiKey,
} from "#lambdas/shops/stores/settings/api-keys.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, noon } from "#tests/lambdas/a.ts";
import { wholeTable } from "#tests/lambdas/bikes/index/written-items.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

const at = noon.toISOString();
const owner = aCaller("owner", { role: "store", storeId: "store_1" });
const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });
const rival = aCaller("rival", { role: "store", storeId: "store_2" });
const hour = 60 * 60_000;

const open = async () => {
  let moment = noon.getTime();
  const system = aSystem(() => new Date((moment += 1)));
  const place = await withTable();
  const table = openTable(place.tableName, system, place.client);
  for (const [storeId, userId] of [
    ["store_1", "owner"],
    ["store_2", "rival"],
  ] as const) {
    const store = { storeId, name: "Cykelboden", city: "Lund", state: "active", createdAt: at } as const;
    await table.transact(storeWrites(store, userId));
  }
  await table.transact([
    memberWrite({ storeId: "store_1", userId: "clerk", role: "staff", joinedAt: at }),
    memberWrite({ storeId: "store_1", userId: "partner", role: "owner", joinedAt: at }),
  ]);
  const context = {
    ...system,
    table: await tableInRoleOf("stores", place, system),
    cursorSecret: "secret",
    mac: async (digits: string) => `mac-${digits.slice(-2)}`,
  };
  return {
    context,
    make: (name = "Annonssidan", caller = owner) => makeApiKey(context, caller, name),
    list: async () => (await listApiKeys(context, owner)).items,
    works: async (secret: string) => (await table.get(apiKeyPlace(secret), ApiKeyItem)) !== undefined,
    everything: () => wholeTable(place.client, place.tableName),
    pass: (milliseconds: number) => (moment += milliseconds),
    log: async () => {
      const partition = storePartition("store_1");
      const { items } = await table.query({
        partition,
        prefix: ranges.storeLog,
        schema: StoreLogItem,
        limit: 9,
      });
      return items.map(({ action, by, about }) => [action, by, about]);
    },
  };
};

let office: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  office = await open();
});

describe("a key for the status API", () => {
  it("is shown once, and kept as a hash with its beginning", async () => {
    const { secret, key } = await office.make();
    expect(secret).toMatch(/^crkey_[\w-]{43}$/);
    expect(secret.startsWith(key.prefix)).toBe(true);
    expect(await office.list()).toEqual([key]);
    expect(JSON.stringify(await office.everything())).not.toContain(secret);
  });

  it("works beside the new one for a day after a rotation, which is done once", async () => {
    const old = await office.make();
    const fresh = await rotateApiKey(office.context, owner, old.key.id);
    expect(await problemIn(rotateApiKey(office.context, owner, old.key.id))).toBe("api-key-rotated");
    expect((await office.list()).map(({ id }) => id)).toEqual([fresh.key.id, old.key.id]);
    expect([await office.works(old.secret), await office.works(fresh.secret)]).toEqual([true, true]);
    office.pass(24 * hour);
    expect([await office.works(old.secret), await office.works(fresh.secret)]).toEqual([false, true]);
    expect((await office.list()).map(({ id }) => id)).toEqual([fresh.key.id]);
  });

  it("is revoked at once, also between the two of a rotation", async () => {
    const old = await office.make();
    const { secret } = await rotateApiKey(office.context, owner, old.key.id);
    await revokeApiKey(office.context, owner, old.key.id);
    expect([await office.works(old.secret), await office.works(secret)]).toEqual([false, true]);
    expect(await problemIn(revokeApiKey(office.context, owner, old.key.id))).toBe("api-key-not-found");
  });

  it("is logged, and every owner is notified", async () => {
    const { key } = await office.make();
    await revokeApiKey(office.context, owner, key.id);
    expect(await office.log()).toEqual([
      ["api-key-made", "owner", "Annonssidan"],
      ["api-key-revoked", "owner", "Annonssidan"],
    ]);
    const notifications = (await office.everything()).filter(({ entity }) => entity === "notification");
    expect(notifications.map(({ pk }) => pk).toSorted()).toEqual(
      ["owner", "owner", "partner", "partner"].map((userId) => keys.profile(userId).pk),
    );
  });

  it("is for owners of its store", async () => {
    const { key } = await office.make();
    expect(await problemIn(listApiKeys(office.context, clerk))).toBe("owner-needed");
    expect(await problemIn(office.make("Eget", clerk))).toBe("owner-needed");
    expect(await problemIn(revokeApiKey(office.context, clerk, key.id))).toBe("owner-needed");
    expect(await problemIn(revokeApiKey(office.context, rival, key.id))).toBe("api-key-not-found");
    expect(await problemIn(rotateApiKey(office.context, rival, key.id))).toBe("api-key-not-found");
  });

  it("is refused when the store has ten", async () => {
    for (let made = 0; made < maxApiKeys; made += 1) await office.make();
    expect(await problemIn(office.make())).toBe("too-many-api-keys");
  });

  it("ends with the suspension of its store, which makes no other", async () => {
    const { secret } = await office.make();
    const decision = { state: "suspended", reason: "Nyckeln läser ut registret." } as const;
    await decideStoreState(office.context, "admin", "store_1", decision);
    expect(await office.works(secret)).toBe(false);
    expect(await problemIn(office.make())).toBe("store-suspended");
  });
});
