import { beforeEach, describe, expect, it } from "vitest";
import { departureWrite } from "#lambdas/bikes/departure-write.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import { forgetDeparted } from "#lambdas/privacy/departed/forget-departed.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { type TownOfWriters, aTownOfWriters } from "#tests/lambdas/messages/conversations/context.ts";
import { dyingTable } from "#tests/lambdas/points/crashing.ts";

const day = 24 * 60 * 60 * 1000;

let town: TownOfWriters;
let threadId: string;
let failures: string[];
let ofJob: Table;
beforeEach(async () => {
  town = await aTownOfWriters();
  ofJob = await town.inRole("forget-departed");
  failures = [];
  ({ threadId } = await town.contact("bo"));
  await town.answer("anna", threadId, "Ja, den är kvar");
  await town.contact("cilla");
  await town.report("anna", threadId);
  await town.block("anna", threadId);
});

const forget = (table: Table = ofJob) =>
  forgetDeparted({ table, system: town.system, reportFailure: (bikeId) => void failures.push(bikeId) });
const leave = () => deleteBike(town.bikesContext, "anna", town.bikeOfAnna.id);

const kinds = ["message", "thread", "bikeThread", "threadReport", "notification", "departure"];
const left = async () =>
  (await town.everything()).map(({ entity }) => String(entity)).filter((entity) => kinds.includes(entity));

describe("a conversation about a bike", () => {
  it("is removed for both 24 months after the bike left its owner", async () => {
    await leave();
    const before = await town.everything();
    town.pass(730 * day - 1);
    expect(await forget()).toEqual({ bikes: 0, threads: 0, failed: 0 });
    expect(await town.everything()).toEqual(before);
    town.pass(1 + day);
    expect(await forget()).toEqual({ bikes: 1, threads: 2, failed: 0 });
    expect(await left()).toEqual([]);
    expect(await forget()).toEqual({ bikes: 0, threads: 0, failed: 0 });
  });

  it("stays as long as the bike does", async () => {
    town.pass(3000 * day);
    expect(await forget()).toEqual({ bikes: 0, threads: 0, failed: 0 });
    expect((await town.open("bo", threadId)).items).toHaveLength(2);
  });

  it("is removed for the former owner, and the new owner's conversations stay", async () => {
    const { id } = town.bikeOfAnna;
    await town.table.transact([
      departureWrite(id, "anna", town.system.now().toISOString()),
      update(keys.bike(id)).set({ ownerId: "bo" }),
    ]);
    const bos = await town.contact("cilla", { text: "Är den din nu?" });
    town.pass(731 * day);
    expect(await forget()).toEqual({ bikes: 1, threads: 2, failed: 0 });
    expect((await town.list("anna")).items).toEqual([]);
    expect((await town.open("bo", bos.threadId)).items).toHaveLength(1);
  });

  it("stays if the owner has the bike again", async () => {
    await town.table.transact([departureWrite(town.bikeOfAnna.id, "anna", town.system.now().toISOString())]);
    town.pass(731 * day);
    expect(await forget()).toEqual({ bikes: 1, threads: 0, failed: 0 });
    expect((await town.open("bo", threadId)).items).toHaveLength(2);
  });

  it.each([0, 1, 2, 3, 4, 5])("is removed even if a run was interrupted after %i writes", async (writes) => {
    await leave();
    town.pass(731 * day);
    expect((await forget(dyingTable(ofJob, writes))).failed).toBe(1);
    expect(failures).toEqual([town.bikeOfAnna.id]);
    expect((await forget()).failed).toBe(0);
    expect(await left()).toEqual([]);
  });
});
