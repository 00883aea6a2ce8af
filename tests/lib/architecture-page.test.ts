import { readFileSync } from "node:fs";
import { Stack } from "aws-cdk-lib";
import { describe, expect, it } from "vitest";
import { drawnArrows } from "#tests/architecture/rooms.ts";
import { deploymentOf, production, registryApp } from "#tests/lib/synthesised.ts";

const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");
const [, flow = "", order = ""] = page.split("```mermaid\n").map((part) => part.split("```")[0] ?? "");

const stacksOf = async (): Promise<Stack[]> => {
  const app = await registryApp(production);
  // Synthesis sets the dependencies.
  deploymentOf(app);
  return app.node.children.filter((child) => child instanceof Stack);
};

describe("the page of the architecture", () => {
  it("draws every stack after its dependencies", async () => {
    const waits = (await stacksOf()).flatMap(({ node, dependencies }) =>
      dependencies.map((before) => `${before.node.id} → ${node.id}`),
    );
    const named = order.replaceAll(/\b([A-Z]\w+)\b/g, "$1[$1]");
    expect(drawnArrows(named).toSorted()).toEqual(waits.toSorted());
  });

  it("describes every stack", async () => {
    const lines = [...page.matchAll(/^- ((?:`\w+`(?:, )?)+):/gm)];
    const named = lines.flatMap(([, ids = ""]) => [...ids.matchAll(/\w+/g)].map(([id]) => id));
    expect(named.toSorted()).toEqual((await stacksOf()).map(({ node }) => node.id).toSorted());
  });

  it("draws arrows between named boxes only", () => {
    const drawn = drawnArrows(flow.replaceAll(/(\w+)(?:\[\((.+?)\)\]|\(\((.+?)\)\))/g, "$1[$2$3]"));
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.filter((arrow) => arrow.includes("unknown"))).toEqual([]);
  });
});
