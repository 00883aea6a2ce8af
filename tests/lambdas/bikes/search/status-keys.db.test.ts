import { describe, expect, it } from "vitest";
import { maxStatusesOfStore, readingLimits } from "#contract/platform/reading-limits.ts";
import { newSecret } from "#lambdas/shops/api-keys.ts";
import { ApiKeyItem } from "#lambdas/shops/items/api-key.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { aRegister } from "./a-register.ts";
import { startFunctions } from "./call-search.ts";

const { secret, ...known } = newSecret(new Uint8Array(32).fill(7));

const functions = await startFunctions();
const register = await aRegister(functions);
const itsKey = { ...known, storeId: "store_1", name: "Annonssidan", madeAt: "2026-11-20T12:00:00.000Z" };
await register.table.transact([put(keys.apiKey(known.id), "apiKey", itsKey)]);

const ask = async (apiKey?: string, address = "203.0.113.9") => {
  const { status, body } = await functions.call("search", {
    path: "/v1/status/XYZ999999",
    params: { frameNumber: "XYZ999999" },
    address,
    ...(apiKey !== undefined && { apiKey }),
  });
  return [status, body.code];
};

describe("a reader of the status API with a key", () => {
  it("reads on where its address has read enough", async () => {
    for (let read = 0; read < readingLimits.register.address; read += 1) await ask();
    expect(await ask()).toEqual([429, "reading-limit-reached"]);
    expect(await ask(secret)).toEqual([200, undefined]);
    const item = await register.table.get(keys.apiKey(known.id), ApiKeyItem);
    expect(item?.lastUsedOn).toBe(isoDate(swedishDate(new Date())));
  });

  it("is counted by its store until the limit of the day", async () => {
    const { key } = swedishDay("statuses-of-store", "store_1", new Date());
    await register.table.transact([update(key).set({ spent: maxStatusesOfStore - 1 })]);
    expect(await ask(secret)).toEqual([200, undefined]);
    expect(await ask(secret)).toEqual([429, "reading-limit-reached"]);
    await register.table.transact([remove(key)]);
  });

  it.each(["", "crkey_", `${secret}A`, `${secret.slice(0, -1)}_`, "ö".repeat(500)])(
    "is refused with the key %j, whatever its address has left",
    async (wrong) => {
      expect(await ask(wrong, "198.51.100.7")).toEqual([401, "api-key-invalid"]);
    },
  );

  it("is refused once the key is revoked, which using it does not undo", async () => {
    await register.table.transact([remove(keys.apiKey(known.id))]);
    expect(await ask(secret)).toEqual([401, "api-key-invalid"]);
    expect(await register.table.get(keys.apiKey(known.id), ApiKeyItem)).toBeUndefined();
  });

  it("leaves the key out of the logs", () => {
    expect(functions.log.join("")).not.toContain(secret);
  });
});
