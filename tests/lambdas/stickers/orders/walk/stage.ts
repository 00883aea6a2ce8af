import { createHash } from "node:crypto";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import { given, aSystem, noon } from "#tests/lambdas/a.ts";
import { openMemoryTable } from "#tests/lambdas/memory-table.ts";
import { anOrderDesk } from "#tests/lambdas/stickers/orders/an-order-desk.ts";
import { type dice, isForeseen } from "#tests/lambdas/points/walk-steps.ts";
import { aListedBike } from "#tests/lambdas/bikes/search/a-register.ts";
import { crashes } from "#tests/lambdas/ownership/transfers/crashes.ts";
import { readWorld } from "./laws.ts";

const fates = ["lives", "lives", "lives", "dies before", "dies after"] as const;
export const started = { anna: 5000, bo: 5000 };

/** Random bytes that never repeat, the same in every run. */
const countedBytes = () => {
  let asked = 0;
  return (length: number): Buffer =>
    createHash("sha512")
      .update(String((asked += 1)))
      .digest()
      .subarray(0, length);
};

/** Two people with two bikes each, a store, and an order desk whose processes sometimes crash. */
export const openStage = async (random: ReturnType<typeof dice>) => {
  let now = noon;
  const bytes = countedBytes();
  const system = { ...aSystem(() => now), bytes };
  const memory = openMemoryTable(() => now);
  const { between, ask } = crashes();
  const table = between(memory.table);
  const desk = await anOrderDesk({ table, system });
  await given.person(table, "bo", started.bo);
  const bikes = [{ id: desk.bikeId, ownerId: "anna", qrUid: "5f0c7a52-0c1b-4d5e-9a77-0123456789ab" }];
  for (const ownerId of ["anna", "bo", "bo"]) {
    const bike = aListedBike({ ownerId, qrUid: uuidOf(bytes(16)) });
    await table.transact(bikeWrites(bike, system.newId("event"), true));
    bikes.push({ id: bike.id, ownerId, qrUid: bike.qrUid ?? "" });
  }
  const done = new Map<string, number>();
  const note = (what: string): void => void done.set(what, (done.get(what) ?? 0) + 1);
  return {
    desk,
    bikes,
    random,
    done,
    context: { ...desk.desk, table, system, cursorSecret: "secret" },
    key: desk.key,
    pass: (milliseconds: number): void => void (now = new Date(now.getTime() + milliseconds)),
    world: readWorld(await memory.everything()),
    look: async () => readWorld(await memory.everything()),
    /** Runs an action that may crash, and retries it. */
    ask: (work: () => Promise<unknown>): Promise<unknown> => ask(random.one(fates) ?? "lives", work),
    step: async (what: string, deed: () => Promise<unknown>): Promise<void> => {
      now = new Date(now.getTime() + 60_000);
      try {
        await deed();
        note(what);
      } catch (error) {
        if (!isForeseen(error)) throw error;
        note("refused");
      }
    },
  };
};
export type Stage = Awaited<ReturnType<typeof openStage>>;
