import { describe, expect, it } from "vitest";
import { workOnImports } from "#lambdas/shops/bike-imports/work-on-imports.ts";
import { changeSaleBuyer } from "#lambdas/shops/sales/change-buyer.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { ImportChunkItem } from "#lambdas/shops/items/bike-import.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { clerk } from "#tests/lambdas/shops/sales/a-till.ts";
import { aRow, anImport, someRows } from "./an-import.ts";

type Store = Awaited<ReturnType<typeof anImport>>;

const checked = async (store: Store, rows: readonly string[][]): Promise<string> => {
  const id = await store.send(rows);
  await store.run();
  return id;
};

const numbersOf = async (store: Store) =>
  (await store.sales()).map(({ frameNumber }) => frameNumber).toSorted();

describe("a checked import", () => {
  it("registers each bike once like the till: paid, guarded, and without an invitation yet", async () => {
    const store = await anImport(1000);
    const id = await checked(store, [aRow(1), aRow(2, { frameNumber: "12" }), aRow(3)]);
    expect((await store.begin(id)).state).toBe("registering");
    await store.run();
    expect(await store.get(id)).toMatchObject({ state: "done", registered: 2, refused: 0, done: 3 });
    expect(await store.pointsOf()).toBe(800);
    expect(await store.mismatches()).toEqual([]);
    expect(await store.isGuarded("WTU000001")).toBe("store_1");
    expect((await store.rows(id)).map(({ outcome }) => outcome)).toEqual([
      "registered",
      "faulty",
      "registered",
    ]);
    const [sale] = await store.sales();
    expect(sale).toMatchObject({
      importId: id,
      state: "waiting",
      payment: "points",
      points: 100,
      soldBy: "clerk",
    });
  });

  it("appears in the shop's log: who started, registered and cancelled it", async () => {
    const store = await anImport(1000);
    const id = await checked(store, [aRow(1), aRow(2, { frameNumber: "12" })]);
    await store.begin(id);
    await store.begin(id);
    await store.cancel(id);
    await store.cancel(id);
    const lines = await store.logged(["import-begun", "import-registered", "import-cancelled"]);
    expect(lines.map(({ action, by, about }) => [action, by, about])).toEqual([
      ["import-begun", "clerk", "sålda 2025.csv (2)"],
      ["import-registered", "clerk", "sålda 2025.csv (1)"],
      ["import-cancelled", "clerk", "sålda 2025.csv (0)"],
    ]);
  });

  it("is refused without enough points", async () => {
    const store = await anImport(250);
    const id = await checked(store, someRows(3));
    await expect(store.begin(id)).rejects.toMatchObject({
      code: "insufficient-points",
      details: { params: { needed: 300, points: 250 } },
    });
    expect(await store.get(id)).toMatchObject({ state: "checked" });
  });

  it("pauses if the points are spent elsewhere, and resumes with more", async () => {
    const store = await anImport(300);
    const id = await checked(store, someRows(3));
    await store.begin(id);
    const meanwhile = await store.register({ frameNumber: "TILL12345" });
    await store.run();
    expect(await store.get(id)).toMatchObject({ state: "paused", pausedBy: "points", registered: 2 });
    await store.takeBack(meanwhile.id);
    await store.begin(id);
    await store.run();
    expect(await store.get(id)).toMatchObject({ state: "done", registered: 3 });
    expect(await store.pointsOf()).toBe(0);
    expect(await store.mismatches()).toEqual([]);
  });

  it("pauses if the shop is suspended or the person who started it has left", async () => {
    const store = await anImport();
    const id = await checked(store, someRows(3));
    await store.begin(id);
    await store.write(remove(keys.storeMember("store_1", "clerk")));
    await store.run();
    expect(await store.sales()).toEqual([]);
    const other = await anImport();
    const second = await checked(other, someRows(3));
    await other.begin(second);
    await other.suspend();
    await other.run();
    expect(await other.get(second)).toMatchObject({ state: "paused", pausedBy: "suspended", registered: 0 });
  });

  it("records why a row is refused that was free at the check", async () => {
    const store = await anImport();
    const id = await checked(store, someRows(3));
    await store.register({ frameNumber: "WTU000002" });
    await store.begin(id);
    await store.run();
    expect(await store.get(id)).toMatchObject({ state: "done", registered: 2, refused: 1 });
    expect((await store.rows(id)).map(({ outcome }) => outcome)).toEqual([
      "registered",
      "taken",
      "registered",
    ]);
  });

  it("removes the buyers' addresses once rows are registered or the import is cancelled", async () => {
    const store = await anImport();
    const cancelled = await checked(store, someRows(100));
    await store.cancel(cancelled);
    await store.run();
    const done = await checked(store, someRows(100));
    await store.begin(done);
    await store.run();
    for (const [id, chunk] of [cancelled, done].flatMap((each) =>
      [0, 1].map((part) => [each, part] as const),
    )) {
      const stored = await store.table.get(keys.importChunk(id, chunk), ImportChunkItem);
      expect(stored?.rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(stored)).not.toContain("@");
    }
    expect((await store.rows(cancelled)).every(({ outcome }) => outcome === "left")).toBe(true);
    await expect(store.cancel(done)).rejects.toThrow("import-ended");
  });
});

const killed = new Error("killed");

/** Lets this many writes through. The next one fails, before or after it is written. */
const dyingAfter = ({ job }: Store, writes: number, beforeWrite: boolean) => {
  let left = writes;
  return {
    transact: async (...given: Parameters<typeof job.transact>) => {
      left -= 1;
      if (left < -1) throw killed;
      if (left === -1 && beforeWrite) throw killed;
      await job.transact(...given);
      if (left === -1) throw killed;
    },
  };
};

describe("a run that crashes", () => {
  const rows = [aRow(1), aRow(2, { frameNumber: "12" }), aRow(3), aRow(4), aRow(2), aRow(5)];

  it.each([true, false])(
    "between any two writes is continued without repeating a row (before the write: %s)",
    async (beforeWrite) => {
      const store = await anImport();
      const id = await checked(store, rows);
      await store.begin(id);
      let moment = noon.getTime();
      for (let writes = 1; (await store.get(id)).state !== "done"; writes = (writes % 4) + 1) {
        const died = await store.run(dyingAfter(store, writes, beforeWrite)).then(
          () => killed,
          (error: unknown) => error,
        );
        expect(died).toBe(killed);
        // Until the lock has expired.
        store.turnTo(new Date((moment += 120_000)));
        expect(writes).toBeLessThan(20);
      }
      expect(await store.get(id)).toMatchObject({ registered: 5, refused: 0, done: 6 });
      expect(await numbersOf(store)).toEqual([
        "WTU000001",
        "WTU000002",
        "WTU000003",
        "WTU000004",
        "WTU000005",
      ]);
      expect(await store.pointsOf()).toBe(100_000 - 500);
      expect(await store.mismatches()).toEqual([]);
    },
  );
});

describe("two runs at once", () => {
  it("register every row once, though neither knows of the other", async () => {
    const store = await anImport();
    const id = await checked(store, someRows(40));
    await store.begin(id);
    const until = new Date(noon.getTime() + 60_000);
    const unheld = {
      ...store.job,
      transact: async (actions: Parameters<typeof store.job.transact>[0]) => {
        await store.job.transact(actions);
        // The lock is held only for a moment.
        if ("heldUntil" in (actions[0]?.item ?? {}))
          await store.write(update(keys.bikeImport(id)).set({ heldUntil: 0 }));
      },
    };
    const failures: unknown[] = [];
    const given = {
      table: unheld,
      system: store.system,
      reportFailure: (_: string, error: unknown) => void failures.push(error),
    };
    await Promise.all([1, 2, 3].map(() => workOnImports(given, { imports: until, all: until })));
    expect(failures).toEqual([]);
    expect(await store.get(id)).toMatchObject({ state: "done", registered: 40, refused: 0 });
    expect(await numbersOf(store)).toHaveLength(40);
    expect(await store.pointsOf()).toBe(100_000 - 4000);
    expect(await store.mismatches()).toEqual([]);
  });

  it("started by the same request count once", async () => {
    const store = await anImport();
    const id = await checked(store, someRows(2));
    const states = await Promise.all([1, 2, 3].map(() => store.begin(id)));
    expect(states.map(({ state }) => state)).toEqual(["registering", "registering", "registering"]);
    await store.run();
    expect(await numbersOf(store)).toHaveLength(2);
  });
});

describe("an imported bike", () => {
  it("can be claimed, returned and given an address like one from the till", async () => {
    const store = await anImport();
    const id = await checked(store, [aRow(1, { email: "" }), aRow(2)]);
    await store.begin(id);
    store.turnTo(new Date("2026-11-20T19:00:00.000Z"));
    await store.run();
    const [first, second] = await store.sales();
    expect(first).toMatchObject({ uninvited: true, buyer: {} });
    const buyer = { email: "anna@example.se" };
    await changeSaleBuyer(store.context, clerk, { saleId: first?.saleId ?? "", buyer });
    const invited = await store.saleOf(first?.saleId ?? "");
    expect(invited).toMatchObject({ buyer, claimableUntil: "2026-12-20T19:00:00.000Z" });
    expect(invited.uninvited).toBeUndefined();
    await store.takeBack(second?.saleId ?? "");
    expect(await store.pointsOf()).toBe(100_000 - 100);
    expect(await store.isGuarded("WTU000002")).toBeUndefined();
  });
});
