import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const folder = resolve(import.meta.dirname, "../../.github/workflows");
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), "utf8")] as const,
);
const linesWith = (text: string, word: RegExp): string[] =>
  text.split("\n").filter((line) => word.test(line) && !line.trim().startsWith("#"));

describe.each(workflows)("the workflow %s", (_name, text) => {
  it("pins third-party actions to a commit, because tags can move", () => {
    const used = linesWith(text, /\buses: (?!\.\/)/);
    expect(used.length).toBeGreaterThan(0);
    for (const line of used) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("reads no secret and cannot change the repository", () => {
    expect(linesWith(text, /secrets\.|secrets\[/)).toEqual([]);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(linesWith(text, /: write/)).toEqual(
      text.includes("configure-aws-credentials") ? ["  id-token: write"] : [],
    );
  });

  it("passes no typed input into a command", () => {
    expect(linesWith(text, /run:.*\$\{\{/)).toEqual([]);
  });

  it("leaves no credentials of the repository to its later steps", () => {
    const checkouts = text.split("actions/checkout@").slice(1);
    for (const after of checkouts) expect(after).toMatch(/^[^-]*persist-credentials: false/);
  });
});

describe("the workflow that checks", () => {
  const [, text = ""] = workflows.find(([name]) => name === "check.yml") ?? [];

  it("runs every shard of the tests, and all checks", () => {
    const shards = /shard: \[(.*)\]/.exec(text)?.[1]?.split(", ") ?? [];
    expect(shards.length).toBeGreaterThan(0);
    expect(shards).toEqual(shards.map((_shard, at) => `${at + 1}/${shards.length}`));
    expect(text).toContain('run: npm test -- --all --shard="$SHARD"');
    expect(text).toContain("run: npm run check\n");
  });
});

describe("the workflow that deploys", () => {
  const [, text = ""] = workflows.find(([name]) => name === "deploy.yml") ?? [];

  it("deploys from main alone, in the environment of the stage, one at a time", () => {
    expect(
      linesWith(text, /^ {4}if:/).filter((line) => !line.includes("github.ref == 'refs/heads/main'")),
    ).toEqual([]);
    expect(text).toContain("environment: ${{ inputs.stage }}");
    expect(text).toContain("cancel-in-progress: false");
  });

  it("deploys nothing that a check or a test refuses", () => {
    expect(text).toContain("uses: ./.github/workflows/check.yml");
    expect(text).toContain("needs: check\n");
    expect(text).toContain("(inputs.diff || needs.check.result == 'success')");
  });

  it("only shows the changes by default", () => {
    expect(text).toMatch(/diff:\n(?: {8}.*\n)* {8}default: true/);
  });
});
