import { expect, it } from "vitest";
import { noon } from "#tests/lambdas/a.ts";
import { aRow, anImport } from "./an-import.ts";

const count = 2000;
/** One in twenty rows is faulty. */
const faulty = count / 20;

it("an import of two thousand rows, one in twenty faulty, is registered completely despite a crash", async () => {
  const store = await anImport(count * 100);
  const id = await store.send(
    Array.from({ length: count }, (_, place) =>
      aRow(place + 1, place % 20 === 7 ? { frameNumber: "12" } : {}),
    ),
  );
  await store.run();
  expect((await store.get(id)).tally).toMatchObject({ ok: count - faulty, faulty });
  await store.begin(id);
  const began = performance.now();
  let writes = 0;
  const dying: Pick<typeof store.job, "transact"> = {
    transact: async (actions) => {
      await store.job.transact(actions);
      if ((writes += 1) === count / 2) throw new Error("killed");
    },
  };
  await expect(store.run(dying)).rejects.toThrow("killed");
  expect((await store.get(id)).state).toBe("registering");
  store.turnTo(new Date(noon.getTime() + 120_000));
  await store.run();
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${Math.round((count - faulty) / seconds)} rows a second\n`);
  expect(await store.get(id)).toMatchObject({ state: "done", registered: count - faulty, refused: 0 });
  expect(new Set((await store.sales()).map(({ frameNumber }) => frameNumber)).size).toBe(count - faulty);
  expect(await store.sales()).toHaveLength(count - faulty);
  expect(await store.pointsOf()).toBe(faulty * 100);
});
