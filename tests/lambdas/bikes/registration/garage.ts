import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BikeEdit, type CorrectionRequest } from "#contract/bikes/bike-changes.ts";
import type { Bike } from "#contract/bikes/bike.ts";
import type { NewBike } from "#contract/bikes/bikes.ts";
import type { BikesContext } from "#lambdas/bikes/registration/bikes-context.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import { editBike } from "#lambdas/bikes/registration/edit-bike.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import { requestCorrection } from "#lambdas/bikes/registration/request-correction.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { BikeEventItem, BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem, LedgerItem } from "#lambdas/people/items/person.ts";
import type { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, anUpload, given, noon } from "#tests/lambdas/a.ts";
import { wholeTable } from "#tests/lambdas/bikes/index/written-items.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

export const hours = (count: number): number => count * 60 * 60 * 1000;
export const days = (count: number): number => hours(24 * count);

/**
 * A register with an adjustable clock, where people register and change bikes. `crashOnce`
 * interrupts before or after a write, once this many writes were spared.
 */
export const aGarage = async () => {
  const { tableName, config } = await withTable({ stream: false });
  const client = new DynamoDBClient(config);
  let now = noon;
  const system = aSystem(() => now);
  const real = openTable(tableName, system, client);
  const purses = new Map<string, number>();
  const photos = aPhotoShelf();
  let crash: { when: "before" | "after"; spare: number } | undefined;
  const fragile = (whole: Table): Table => ({
    ...whole,
    transact: async (actions) => {
      if (crash && crash.spare > 0) {
        crash.spare -= 1;
        return whole.transact(actions);
      }
      const when = crash?.when;
      crash = undefined;
      if (when === "before") throw new Error("interrupted");
      await whole.transact(actions);
      if (when === "after") throw new Error("interrupted");
    },
  });
  const context: BikesContext = {
    table: fragile(real),
    system,
    pictures: {
      photo: async ({ photoUploadId }) => photoUploadId && `photo:${photoUploadId}`,
      receipt: async ({ receiptUploadId }) => receiptUploadId && `receipt:${receiptUploadId}`,
    },
    photos,
    cursorSecret: "secret",
    identityLevelRequired: 1,
  };
  const read = async (bikeId: string): Promise<BikeItem> => {
    const bike = await real.get(keys.bike(bikeId), BikeItem);
    if (!bike) throw new Error("no such bike");
    return bike;
  };
  const inRole = async (name: string): Promise<BikesContext> => ({
    ...context,
    table: fragile(await tableInRoleOf(name, { tableName, config }, system)),
  });
  const ofBikes = await inRole("bikes");
  return {
    client,
    tableName,
    config,
    table: real,
    system,
    context,
    inRole,
    photos,
    read,
    pass: (milliseconds: number): void => void (now = new Date(now.getTime() + milliseconds)),
    crashOnce: (when: "before" | "after", spare = 0): void => void (crash = { when, spare }),
    person: (userId = "anna", over: Parameters<typeof given.person>[3] = {}, points = 1000) => {
      purses.set(userId, points);
      return given.person(real, userId, points, over);
    },
    register: async (
      frameNumber = "WTU204K8861",
      { userId = "anna", ...over }: Partial<NewBike> & { userId?: string } = {},
      proof: Partial<AnalysisItem> = {},
    ): Promise<Bike> => {
      const analysis = await given.proof(real, {
        ownerId: userId,
        frameNumber,
        expiresAt: undefined,
        ...proof,
      });
      const details = { type: "dam", brand: "Monark", model: "Karin", color: "svart" } as const;
      const request = { frameNumber, analysisId: analysis.id, ...details, manualReview: !analysis.verified };
      const input = { userId, idempotencyKey: system.newId("key"), request: { ...request, ...over } };
      return (await registerBike(ofBikes, input)).bike;
    },
    photo: async (userId = "anna"): Promise<string> => {
      const upload = anUpload({ ownerId: userId, kind: "bike-photo", expiresAt: undefined });
      await real.transact([put(keys.upload(upload.id), "upload", upload)]);
      return upload.id;
    },
    edit: (bikeId: string, edit: Record<string, unknown>, userId = "anna") =>
      editBike(ofBikes, userId, bikeId, BikeEdit.parse(edit)),
    remove: (bikeId: string, userId = "anna") => deleteBike(ofBikes, userId, bikeId),
    ask: (
      bikeId: string,
      request: CorrectionRequest,
      userId = "anna",
      idempotencyKey = system.newId("key"),
    ) => requestCorrection(ofBikes, { userId, bikeId, idempotencyKey, request }),
    /** Simulates changes that other features make to a bike. */
    become: async (bikeId: string, change: Partial<BikeItem>): Promise<void> => {
      const bike = await read(bikeId);
      await real.transact(changeWrites(bike, { ...bike, ...change, version: bike.version + 1 }));
    },
    events: async (bikeId: string): Promise<BikeEventItem[]> => {
      const partition = keys.bike(bikeId).pk;
      const { items } = await real.query({
        partition,
        prefix: ranges.bikeEvents,
        schema: BikeEventItem,
        limit: 100,
      });
      return items;
    },
    /** A person's balance, and the balance that their bookings add up to. */
    money: async (userId = "anna") => {
      const balance = await real.get(keys.balance(userId), BalanceItem);
      const rows = await real.query({
        partition: userPartition(userId),
        prefix: ranges.ledger,
        schema: LedgerItem,
        limit: 1000,
      });
      const sum = rows.items.reduce((total, { amount }) => total + amount, 0);
      return { points: balance?.points, entered: (purses.get(userId) ?? 0) + sum, rows: rows.items };
    },
    everything: () => wholeTable(client, tableName),
    of: async (entity: string) =>
      (await wholeTable(client, tableName)).filter((item) => item["entity"] === entity),
  };
};
export type Garage = Awaited<ReturnType<typeof aGarage>>;
