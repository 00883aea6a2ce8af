import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { beforeEach, describe, expect, it } from "vitest";
import { recordDevice } from "#lambdas/people/accounts/record-device.ts";
import { LastUseItem } from "#lambdas/people/items/person.ts";
import { DeviceItem, SecurityEventItem } from "#lambdas/people/items/security.ts";
import { keys, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
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

const notificationsOf = async (userId = "anna") =>
  (
    await table.query({
      schema: SecurityEventItem,
      partition: userPartition(userId),
      prefix: "SECURITY#",
      limit: 50,
    })
  ).items.map(({ kind }) => kind);

describe("a sign-in", () => {
  it("sends no mail the first time, nor from the same browser", async () => {
    await signIn(laptop);
    await signIn(laptop);
    expect(await notificationsOf()).toEqual([]);
  });

  it("from a new browser sends one mail", async () => {
    await signIn(laptop);
    await signIn(phone);
    await signIn(phone);
    await signIn(laptop);
    expect(await notificationsOf()).toEqual(["new-device"]);
  });

  it("without a browser name sends one mail", async () => {
    await signIn(laptop);
    for (const device of [undefined, "short", "x".repeat(65), "<script>alert(1)</script>"])
      await signIn(device);
    expect(await notificationsOf()).toEqual(["new-device"]);
  });

  it("from a shared browser reveals nothing about either person", async () => {
    await signIn(laptop);
    await signIn(laptop, {}, "bo");
    expect([await notificationsOf(), await notificationsOf("bo")]).toEqual([[], []]);
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

  it("is recorded as the account's last use, and a renewal is not", async () => {
    await signIn(laptop);
    now = new Date(noon.getTime() + 86_400_000);
    await signIn(undefined, { triggerSource: "TokenGeneration_RefreshTokens" } as never);
    const lastUse = () => table.get(keys.lastUse("anna"), LastUseItem);
    expect(await lastUse()).toMatchObject({ lastAt: noon.toISOString() });
    await signIn(laptop);
    expect(await lastUse()).toMatchObject({ lastAt: now.toISOString() });
  });

  it("does not include token renewals", async () => {
    await signIn(laptop);
    await signIn(undefined, { triggerSource: "TokenGeneration_RefreshTokens" } as never);
    expect(await notificationsOf()).toEqual([]);
  });

  it("from a browser unused for long sends a mail again", async () => {
    await signIn(laptop);
    now = new Date(noon.getTime() + 200 * 86_400_000);
    await signIn(phone);
    expect(await notificationsOf()).toEqual(["new-device"]);
  });
});
