import { describe, expect, it } from "vitest";
import { changePace, getInvitations } from "#lambdas/shops/bike-imports/invitations/invitations.ts";
import { clerk } from "#tests/lambdas/shops/sales/a-till.ts";
import { aRow, anImport, someRows } from "./an-import.ts";

type Store = Awaited<ReturnType<typeof anImport>>;

const registered = async (store: Store, rows: readonly string[][]): Promise<void> => {
  const id = await store.send(rows);
  await store.run();
  await store.begin(id);
  await store.run();
};

const invited = async (store: Store): Promise<number> =>
  (await store.sales()).filter(({ uninvited }) => uninvited !== true).length;

/** Noon in Sweden in winter. */
const at = (day: number, hour = 11) => new Date(Date.UTC(2026, 10, day, hour));

describe("buyers of imported bikes", () => {
  it("are invited at the shop's pace day by day, each once", async () => {
    const store = await anImport();
    await registered(store, someRows(25));
    expect(await invited(store)).toBe(25);
    const slow = await anImport();
    await changePace(slow.imports, clerk, "10");
    const id = await slow.send(someRows(25));
    await slow.run();
    await slow.begin(id);
    await changePace(slow.imports, clerk, "10");
    await slow.run();
    expect(await invited(slow)).toBe(10);
    await slow.run();
    expect(await invited(slow)).toBe(10);
    slow.turnTo(at(21));
    await slow.run();
    expect(await invited(slow)).toBe(20);
    expect(await getInvitations(slow.imports, clerk)).toEqual({ pace: "10", waiting: 5, most: 1000 });
    slow.turnTo(at(22));
    await slow.run();
    expect(await invited(slow)).toBe(25);
  });

  it("have thirty days from the invitation, and reminders counted from it", async () => {
    const store = await anImport();
    const id = await store.send([aRow(1)]);
    await store.run();
    await store.begin(id);
    store.turnTo(at(20, 20));
    await store.run();
    expect(await invited(store)).toBe(0);
    const [sale] = await store.sales();
    expect(sale?.claimableUntil).toBe("2027-11-20T20:00:00.000Z");
    store.turnTo(at(21, 8));
    await store.run();
    expect(await store.saleOf(sale?.saleId ?? "")).toMatchObject({
      invitedAt: "2026-11-21T08:00:00.000Z",
      claimableUntil: "2026-12-21T08:00:00.000Z",
    });
    store.turnTo(at(23, 8));
    expect(await store.runJob()).toMatchObject({ reminded: 0 });
    store.turnTo(at(24, 9));
    expect(await store.runJob()).toMatchObject({ reminded: 1 });
    store.turnTo(at(60));
    expect(await store.runJob()).toMatchObject({ expired: 1 });
    expect(await store.pointsOf()).toBe(100_000);
  });

  it("get no reminder before the invitation, and wait a year for an address", async () => {
    const store = await anImport();
    await registered(store, [aRow(1, { email: "" })]);
    store.turnTo(at(50));
    expect(await store.runJob()).toEqual({ expired: 0, reminded: 0, failed: 0 });
    store.turnTo(at(20 + 366));
    expect(await store.runJob()).toMatchObject({ expired: 1 });
  });

  it("are not invited after a return or while the shop is suspended", async () => {
    const store = await anImport();
    store.turnTo(at(20, 20));
    await registered(store, someRows(2));
    const [first] = await store.sales();
    await store.takeBack(first?.saleId ?? "");
    await store.suspend();
    store.turnTo(at(21, 8));
    await store.run();
    expect((await store.sales()).every(({ invitedAt }) => invitedAt === undefined)).toBe(true);
    expect((await getInvitations(store.imports, clerk)).waiting).toBe(2);
  });
});
