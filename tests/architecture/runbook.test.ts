import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { awsCommands } from "./aws-commands.ts";

const folder = "docs/runbook";
const pages = readdirSync(folder).filter((file) => file.endsWith(".md"));
const text = (file: string) => readFileSync(file, "utf8");

/** Everything in a page that is typed at a prompt, what follows a pipe left out. */
const commandsIn = (markdown: string): string[] => {
  const fenced = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) =>
    block.split("\n"),
  );
  const spans = [...markdown.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`]+)`/g)];
  return [...fenced, ...spans.map(([, span = ""]) => span)]
    .map((line) => line.trim())
    .filter((line) => /^(?:npm|npx|node|aws) /.test(line));
};

const scripts: Readonly<Record<string, string>> = manifest.scripts;

/** `--at-once` of a command, without what follows it. */
const flagsIn = (command: string): string[] =>
  [...command.matchAll(/(?<=\s)--([a-z][\w-]*)/g)].map(([, flag = ""]) => flag);

/** Whether a script reads a flag: by `parseArgs`, or as a word of its own. */
const knows = (source: string, flag: string): boolean =>
  new RegExp(`(?:["']?${flag}["']?: \\{ type|["']--${flag}["'])`).test(source);

const wrongInScript = (file: string, command: string): string | undefined => {
  const all = [file, file.replace(/\.mjs$/, ".ts")].filter((each) => existsSync(each));
  if (all.length === 0) return `there is no ${file}`;
  const source = all.map(text).join("\n");
  const unknown = flagsIn(command).filter((flag) => !knows(source, flag));
  return unknown.length === 0 ? undefined : `${file} knows no --${unknown.join(" --")}`;
};

const wrongInCdk = (command: string): string | undefined => {
  const [, , name = "", ...words] = command.split(" ");
  if (!["deploy", "diff", "list"].includes(name)) return `cdk ${name} is not used here`;
  const stacks = words.filter((word) => /^[A-Z]/.test(word));
  const source = text("lib/registry-app.ts");
  const unknown = stacks.filter((stack) => !source.includes(`"${stack}"`));
  return unknown.length === 0 ? undefined : `there is no stack ${unknown.join(" ")}`;
};

const wrongInAws = (command: string): string | undefined => {
  const [, service = "", operation = ""] = command.split(" ");
  const known = awsCommands[`${service} ${operation}`];
  if (known === undefined) return `aws ${service} ${operation} is not among those that were looked up`;
  const unknown = flagsIn(command).filter((flag) => flag !== "query" && !known.includes(flag));
  return unknown.length === 0 ? undefined : `aws ${service} ${operation} knows no --${unknown.join(" --")}`;
};

/** Why a command would not work; undefined where nothing speaks against it. */
const wrongIn = (command: string): string | undefined => {
  const [program, first = "", second = ""] = command.split(" ");
  if (program === "aws") return wrongInAws(command);
  if (program === "npx") return first === "cdk" ? wrongInCdk(command) : `${first} is not installed`;
  if (program === "node") return wrongInScript(first, command);
  if (first !== "run") return ["ci", "start"].includes(first) ? undefined : `npm ${first} is not used here`;
  const [, file = ""] = (scripts[second] ?? "").split(" ");
  return file === "" ? `there is no npm run ${second}` : wrongInScript(file, command);
};

/** As GitHub makes of a heading what a link can lead to. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const anchorsOf = (file: string): string[] =>
  [...text(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

const leadsNowhere = (page: string): string[] =>
  [...text(join(folder, page)).matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(
    ([link, path = "", anchor]) => {
      const file = path === "" ? join(folder, page) : join(folder, path);
      const isThere = existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
      return isThere ? [] : [link];
    },
  );

describe("the runbook", () => {
  it.each(pages)("%s has only commands that exist, with flags that they know", (page) => {
    const wrong = commandsIn(text(join(folder, page))).flatMap((command) => {
      const why = wrongIn(command);
      return why === undefined ? [] : [`${command}: ${why}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(pages)("%s has only links that lead somewhere", (page) => {
    expect(leadsNowhere(page)).toEqual([]);
  });

  it("has every page in its list, and says of each when it is over", () => {
    const list = text(join(folder, "README.md"));
    const others = pages.filter((page) => page !== "README.md");
    expect(others.filter((page) => !list.includes(`(${page})`))).toEqual([]);
    const ended = others.filter((page) => !["drills.md"].includes(page));
    expect(ended.filter((page) => !/^\*\*Over\*\* when /m.test(text(join(folder, page))))).toEqual([]);
  });

  it("would not pass what does not exist", () => {
    const bad = [
      "npm run smok -- --stage dev",
      "npm run smoke -- --stages dev",
      "node scripts/redrive.ts --bukcet x",
      "node scripts/no-such.ts",
      "npx cdk deploy Featurs",
      "aws lambda get-aliases --function-name x",
      "aws lambda get-alias --function x",
    ];
    expect(bad.filter((command) => wrongIn(command) === undefined)).toEqual([]);
    expect(commandsIn("`npm ci`, `a b`\n```sh\naws x y | z\n```")).toEqual(["aws x y | z", "npm ci"]);
  });
});
