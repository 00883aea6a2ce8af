import { expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import { watchKey } from "#lambdas/checks/watch-links.ts";
import { type TownOfBuyers, aTownOfBuyers } from "./context.ts";

const watchers = 1000;

const fillWith = async ({ table, system }: TownOfBuyers, frameNumber: string): Promise<void> => {
  const endsAt = new Date(system.now().getTime() + 30 * 24 * 60 * 60_000).toISOString();
  const expiresAt = Math.floor(Date.parse(endsAt) / 1000);
  const writes = Array.from({ length: watchers }, (_, serial) => {
    const watcher = `watcher-${serial}`;
    const item = {
      watcher,
      frameNumber,
      email: `kim${serial}@example.se`,
      language: "sv",
      endsAt,
      expiresAt,
    };
    return put(watchKey({ frameNumber, watcher }), "numberWatch", item);
  });
  for (let from = 0; from < watchers; from += 100) await table.transact(writes.slice(from, from + 100));
};

it("a thousand watchers of one number get one mail each, and the reporter writes no more than without them", async () => {
  const writes: number[] = [];
  const town = await aTownOfBuyers((table) => ({
    ...table,
    transact: (actions) => {
      writes.push(actions.length);
      return table.transact(actions);
    },
  }));
  const [alone, watched] = [
    await town.bike({ frameNumber: "WTU204K8861" }),
    await town.bike({ frameNumber: "WTU204K8862" }),
  ];
  await fillWith(town, watched.frameNumber);
  await town.notify();
  writes.length = 0;
  await town.steal(alone);
  const withoutWatchers = writes.splice(0);
  const change = await town.steal(watched);
  expect(writes.splice(0)).toEqual(withoutWatchers);

  // The stream delivers the change twice; by the second time everybody is notified.
  await town.follow(change);
  expect(writes.splice(0)).toEqual(Array.from({ length: watchers }, () => 1));
  await town.follow(change);
  expect(writes.splice(0)).toEqual([]);

  await town.notify(2);
  expect(town.mails).toHaveLength(watchers);
  expect(new Set(town.mails.map(({ to }) => to)).size).toBe(watchers);
}, 120_000);
