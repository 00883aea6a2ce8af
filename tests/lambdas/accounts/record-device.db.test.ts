import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { beforeEach, describe, expect, it } from "vitest";
import { recordDevice } from "#lambdas/accounts/record-device.ts";
import { DeviceItem, SecurityEventItem } from "#lambdas/shared/table/items/security.ts";
import { userPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { aSystem, aTable, noon } from "#tests/lambdas/a.ts";

const [laptop, phone] = ["laptop-0123456789-abcdef", "phone-0123456789-abcdefg"];
let table: Table;
let now: Date;
let serial: number;

beforeEach(async () => {
  table = await aTable();
  now = noon;
  serial = 0;
});

const signIn = (
  device: string | undefined,
  over: Partial<PreTokenGenerationV2TriggerEvent> = {},
  userId = "anna",
) => {
  const event = {
    triggerSource: "TokenGeneration_Authentication",
    request: { userAttributes: {}, ...(device !== undefined && { clientMetadata: { device } }) },
    ...over,
  } as PreTokenGenerationV2TriggerEvent;
  const newId = (prefix: string) => `${prefix}_${(serial += 1)}`;
  return recordDevice({ ...aSystem(), table, now: () => now, newId }, userId, event);
};

const told = async (userId = "anna") =>
  (
    await table.query({
      schema: SecurityEventItem,
      partition: userPartition(userId),
      prefix: "SECURITY#",
      limit: 50,
    })
  ).items.map(({ kind }) => kind);

describe("a sign-in", () => {
  it("for the first time is no news, nor is the same browser again", async () => {
    await signIn(laptop);
    await signIn(laptop);
    expect(await told()).toEqual([]);
  });

  it("from another browser is told, once", async () => {
    await signIn(laptop);
    await signIn(phone);
    await signIn(phone);
    await signIn(laptop);
    expect(await told()).toEqual(["new-device"]);
  });

  it("that does not say where it comes from is told, and once only", async () => {
    await signIn(laptop);
    for (const device of [undefined, "short", "x".repeat(65), "<script>alert(1)</script>"])
      await signIn(device);
    expect(await told()).toEqual(["new-device"]);
  });

  it("of someone else with the same browser says nothing about either", async () => {
    await signIn(laptop);
    await signIn(laptop, {}, "bo");
    expect([await told(), await told("bo")]).toEqual([[], []]);
    const hashOf = async (userId: string) =>
      (
        await table.query({
          schema: DeviceItem.loose(),
          partition: userPartition(userId),
          prefix: "DEVICE#",
          limit: 5,
        })
      ).items.map(({ sk }) => sk);
    const [annas, bos] = [await hashOf("anna"), await hashOf("bo")];
    expect(annas).toHaveLength(1);
    expect(annas).not.toEqual(bos);
    expect(JSON.stringify([annas, bos])).not.toContain("laptop");
  });

  it("that is renewed is not one", async () => {
    await signIn(laptop);
    await signIn(undefined, { triggerSource: "TokenGeneration_RefreshTokens" } as never);
    expect(await told()).toEqual([]);
  });

  it("from a browser that was not used for long is told again", async () => {
    await signIn(laptop);
    now = new Date(noon.getTime() + 200 * 86_400_000);
    await signIn(phone);
    expect(await told()).toEqual(["new-device"]);
  });
});
