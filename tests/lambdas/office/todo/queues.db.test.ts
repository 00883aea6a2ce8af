import { beforeEach, describe, expect, it, vi } from "vitest";
import { TodoQueue } from "#contract/office/todo.ts";
import type { ReadGivenUp } from "#lambdas/office/todo/aws-given-up.ts";
import { countQueues } from "#lambdas/office/todo/queues/count-queues.ts";
import type { TodoContext } from "#lambdas/office/todo/todo-context.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { days } from "#tests/lambdas/bikes/registration/garage.ts";
import { anOffice } from "#tests/lambdas/office/people/context.ts";
import { aTownOfFinders } from "#tests/lambdas/thefts/finds/context.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { waitingCases } from "./waiting-cases.ts";

const refuse = (_queue: TodoQueue, error: unknown) => {
  throw error;
};
const nothing: ReadGivenUp = async () => ({ items: [], more: false });

/** The queues with a case that waits for this administrator. */
const waitingFor = async (
  { table, system }: Pick<TodoContext, "table"> & { readonly system: Pick<TodoContext["system"], "now"> },
  adminId: string,
  readGivenUp = nothing,
) => {
  const sources = { table, readGivenUp, reportFailure: refuse };
  const { items } = await countQueues(sources, { adminId, now: system.now() });
  return items.filter(({ count, more }) => count > 0 || more);
};

// A reward on hold waits for no administrator.
const { reward: _, ...decidedByAnyone } = waitingCases;

it.each(Object.entries(decidedByAnyone))("a case counts until it is decided: %s", async (_kind, prepare) => {
  const one = await prepare();
  const { queue } = one.inQueue;
  expect(await waitingFor(one.office, "adam")).toEqual([
    { queue, count: 1, more: false, oldest: expect.stringMatching(/^20\d\d-/) },
  ]);
  await one.decide("eva");
  expect(await waitingFor(one.office, "adam")).toEqual([]);
  await one.close?.();
});

it("a reward counts from when it needs an administrator", async () => {
  const town = await aTownOfFinders();
  for (let find = 0; find < 4; find += 1) {
    expect(await waitingFor(town, "adam")).toEqual([]);
    const bike = await town.bike();
    await town.steal(bike.id);
    const { id } = await town.find(bike.id);
    await town.decide(bike.id, id, "confirm");
    await town.recover(bike.id);
    town.pass(days(1));
  }
  expect(await waitingFor(town, "adam")).toMatchObject([{ queue: "rewards", count: 1 }]);
});

describe("an administrator's counts", () => {
  let office: Awaited<ReturnType<typeof anOffice>> & { readonly table: TodoContext["table"] };
  beforeEach(async () => {
    const { tableName, config, ...rest } = await anOffice();
    const own = await inRoleOf("todo", { tableName, config });
    office = { ...rest, tableName, config, table: openTable(tableName, rest.system, own) };
  });
  const countOf = async (queue: TodoQueue, adminId: string) =>
    (await waitingFor(office, adminId)).find((each) => each.queue === queue)?.count ?? 0;
  const later = (millis: number): string => new Date(office.system.now().getTime() + millis).toISOString();

  it("leave out what another must decide, and what has lapsed", async () => {
    const request = { entity: "extract", id: "extract_1", caseNumber: "5000-K1", authority: "Polisen" };
    const input = { ...request, ground: "27 kap.", state: "asked", askedBy: "karin", askedAt: later(0) };
    const place = { gsi1pk: lists.openExtracts(), gsi1sk: "1" };
    const item = { ...input, ...place, userId: "ali", lapsesAt: later(days(1)), expiresAt: 9_999_999_999 };
    await office.write(put(keys.extract("ali", "extract_1"), "extract", item));
    expect(await countOf("extracts", "eva")).toBe(1);
    // She made the request, and he is its subject.
    expect([await countOf("extracts", "karin"), await countOf("extracts", "ali")]).toEqual([0, 0]);
    office.pass(days(1));
    expect(await countOf("extracts", "eva")).toBe(0);
  });

  it("have letters that nobody has taken, and their own", async () => {
    const letter = (caseNumber: string, state: "new" | "assigned") => ({
      entity: "contactCase",
      caseNumber,
      topic: "other",
      state,
      email: "goran@example.se",
      personalNumberHidden: false,
      language: "sv",
      createdAt: later(0),
      lastAt: later(0),
      askedAt: later(0),
      history: [],
      version: 1,
      expiresAt: 9_999_999_999,
      gsi1pk: lists.contactCases(state),
      gsi1sk: caseNumber,
    });
    await office.write(
      put(keys.contactCase("K-1"), "contactCase", letter("K-1", "new")),
      put(keys.contactCase("K-2"), "contactCase", { ...letter("K-2", "assigned"), holder: "karin" }),
    );
    expect([await countOf("letters", "karin"), await countOf("letters", "ali")]).toEqual([2, 1]);
  });

  it("include bikes drawn for a second review, until they are deleted", async () => {
    await office.person();
    const { id: bikeId } = await office.register();
    const sample = { bikeId, createdAt: later(0), expiresAt: 9_999_999_999 };
    const place = { gsi1pk: lists.openSamples(), gsi1sk: bikeId };
    await office.write(put(keys.bikeSample(bikeId), "bikeSample", { ...sample, ...place }));
    expect(await countOf("receipts", "karin")).toBe(1);
    await office.write(update(keys.bike(bikeId)).set({ deletedAt: later(0) }));
    expect(await countOf("receipts", "karin")).toBe(0);
  });

  it("count at most fifty cases", async () => {
    const correction = (number: number) => {
      const [bikeId, id] = [`bike_${number}`, `correction_${number}`];
      const input = { id, bikeId, ownerId: "goran", state: "open", requestedAt: later(number) };
      const place = { gsi1pk: lists.openCorrections(), gsi1sk: String(number).padStart(3, "0") };
      const request = { model: "Kajsa", reason: "Fel modell" };
      return put(keys.correction(bikeId, id), "correction", { ...input, ...place, request });
    };
    const corrections = Array.from({ length: 51 }, (_each, number) => correction(number));
    await office.write(...corrections);
    expect(await waitingFor(office, "karin")).toEqual([
      { queue: "corrections", count: 50, more: true, oldest: later(0) },
    ]);
  });

  it("are without a queue that cannot be read, which is reported", async () => {
    const reportFailure = vi.fn();
    const error = new Error("S3 is slow");
    const readGivenUp = () => Promise.reject(error);
    const viewer = { adminId: "karin", now: office.system.now() };
    const { items } = await countQueues({ ...office, readGivenUp, reportFailure }, viewer);
    expect(items.map(({ queue }) => queue)).toEqual(TodoQueue.exclude(["givenUp"]).options);
    expect(reportFailure.mock.calls).toEqual([["givenUp", error]]);
  });

  it("have failed work, however it is listed", async () => {
    const since = [later(5), later(2)];
    const items = since.map((at) => ({ id: at, since: at }));
    expect(await waitingFor(office, "karin", async () => ({ items, more: true }))).toEqual([
      { queue: "givenUp", count: 2, more: true, oldest: since[1] },
    ]);
  });
});
