import { expect, it } from "vitest";
import { dice } from "#tests/lambdas/points/walk-steps.ts";
import { expectLawful } from "./laws.ts";
import { openStage, started } from "./stage.ts";
import { deeds } from "./steps.ts";

const often = ["order", "move", "move", "move", "make", "link", "link own", "continue", "replace"] as const;
const seldom = new Set(["night", "run", "storeOrder"]);

it("stock agrees with codes and every debit has its order or refund after 10,000 steps with crashes", async () => {
  const random = dice(17);
  let stage = await openStage(random);
  const papers = new Set(stage.bikes.map(({ qrUid }) => qrUid));
  const names = [...Object.keys(deeds), ...often];
  for (let step = 1; step <= 10_000; step += 1) {
    const what = random.one(names) ?? "move";
    if (seldom.has(what) && random.below(4) > 0) continue;
    const deed = deeds[what];
    await stage.step(what, async () => deed?.(stage));
    if (step % 20 === 0) stage = { ...stage, world: await stage.look() };
    if (step % 1000 === 0) expectLawful(stage.world, papers, started);
  }
  const rare = Object.keys(deeds).filter((what) => (stage.done.get(what) ?? 0) < 20);
  expect(rare).toEqual([]);
});
