import { readFileSync } from "node:fs";
import { Stack } from "aws-cdk-lib";
import { describe, expect, it } from "vitest";
import { drawnArrows } from "#tests/architecture/rooms.ts";
import { deploymentOf, production, registryApp } from "#tests/lib/synthesised.ts";

const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");
const [, flow = "", order = ""] = page.split("```mermaid\n").map((part) => part.split("```")[0] ?? "");

const stacksOf = async (): Promise<Stack[]> => {
  const app = await registryApp(production);
  // Who waits for whom is known once it is put together.
  deploymentOf(app);
  return app.node.children.filter((child) => child instanceof Stack);
};

describe("the page of the architecture", () => {
  it("draws every stack, each after those that it waits for", async () => {
    const waits = (await stacksOf()).flatMap(({ node, dependencies }) =>
      dependencies.map((before) => `${before.node.id} → ${node.id}`),
    );
    const named = order.replaceAll(/\b([A-Z]\w+)\b/g, "$1[$1]");
    expect(drawnArrows(named).toSorted()).toEqual(waits.toSorted());
  });

  it("says of every stack what it has", async () => {
    const rows = page.split("\n").filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((row) =>
      [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, id]) => id),
    );
    expect(named.toSorted()).toEqual((await stacksOf()).map(({ node }) => node.id).toSorted());
  });

  it("draws arrows only between what it has named", () => {
    const drawn = drawnArrows(flow.replaceAll(/(\w+)(?:\[\((.+?)\)\]|\(\((.+?)\)\))/g, "$1[$2$3]"));
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.filter((arrow) => arrow.includes("unknown"))).toEqual([]);
  });
});
