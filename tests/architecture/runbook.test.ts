import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Commands of the AWS CLI in the documents, with the options they may use, as `aws … help` of 1.46.3 listed them on 2026-11-27. Look up new ones there too. */
const awsCommands: Readonly<Record<string, readonly string[]>> = {
  "cloudformation continue-update-rollback": ["stack-name", "resources-to-skip"],
  "cognito-idp admin-disable-user": ["user-pool-id", "username"],
  "cognito-idp admin-enable-user": ["user-pool-id", "username"],
  "cognito-idp admin-remove-user-from-group": ["user-pool-id", "username", "group-name"],
  "cognito-idp admin-set-user-mfa-preference": ["user-pool-id", "username", "software-token-mfa-settings"],
  "cognito-idp admin-user-global-sign-out": ["user-pool-id", "username"],
  "deploy list-deployments": ["include-only-statuses", "application-name", "deployment-group-name"],
  "deploy stop-deployment": ["deployment-id", "auto-rollback-enabled"],
  "dynamodb delete-table": ["table-name"],
  "dynamodb update-contributor-insights": ["table-name", "index-name", "contributor-insights-action"],
  "dynamodb update-table": ["table-name", "deletion-protection-enabled", "no-deletion-protection-enabled"],
  "lambda delete-function": ["function-name", "qualifier"],
  "lambda delete-function-concurrency": ["function-name"],
  "lambda get-account-settings": [],
  "lambda get-alias": ["function-name", "name"],
  "lambda invoke": ["function-name", "invocation-type", "payload", "qualifier"],
  "lambda list-versions-by-function": ["function-name"],
  "lambda put-function-concurrency": ["function-name", "reserved-concurrent-executions"],
  "lambda update-alias": ["function-name", "name", "function-version"],
  "logs tail": ["since", "filter-pattern"],
  "secretsmanager put-secret-value": ["secret-id", "secret-string", "secret-binary"],
  "sts get-caller-identity": [],
};

import manifest from "../../package.json" with { type: "json" };

const folder = "docs/runbook";
const pages = readdirSync(folder).filter((file) => file.endsWith(".md"));
const text = (file: string) => readFileSync(file, "utf8");

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

const flagsIn = (command: string): string[] =>
  [...command.matchAll(/(?<=\s)--([a-z][\w-]*)/g)].map(([, flag = ""]) => flag);

/** A script declares a flag in `parseArgs`, or compares it as a word. */
const knows = (source: string, flag: string): boolean =>
  new RegExp(`(?:["']?${flag}["']?: \\{ type|["']--${flag}["'])`).test(source);

const wrongInScript = (file: string, command: string): string | undefined => {
  const all = [file, file.replace(/\.mjs$/, ".ts")].filter((each) => existsSync(each));
  if (all.length === 0) return `${file} does not exist`;
  const own = all.map(text).join("\n");
  const started = [...own.matchAll(/"((?:scripts|local)\/[\w/-]+\.ts)"/g)].map(([, program = ""]) =>
    text(program),
  );
  const source = [own, ...started].join("\n");
  const unknown = flagsIn(command).filter((flag) => !knows(source, flag));
  return unknown.length === 0 ? undefined : `${file} has no option --${unknown.join(" --")}`;
};

const wrongInCdk = (command: string): string | undefined => {
  const [, , name = "", ...words] = command.split(" ");
  if (!["bootstrap", "deploy", "diff", "list"].includes(name))
    return `cdk ${name} is not used in this project`;
  const stacks = words.filter((word) => /^[A-Z]/.test(word));
  const source = text("lib/app/registry-app.ts");
  const unknown = stacks.filter((stack) => !source.includes(`"${stack}"`));
  return unknown.length === 0 ? undefined : `no stack is called ${unknown.join(" ")}`;
};

const wrongInAws = (command: string): string | undefined => {
  const [, service = "", operation = ""] = command.split(" ");
  const known = awsCommands[`${service} ${operation}`];
  if (known === undefined) return `aws ${service} ${operation} is not among the known commands`;
  const unknown = flagsIn(command).filter((flag) => flag !== "query" && !known.includes(flag));
  return unknown.length === 0
    ? undefined
    : `aws ${service} ${operation} has no option --${unknown.join(" --")}`;
};

/** The reason why a command would fail, if there is one. */
const wrongIn = (command: string): string | undefined => {
  const [program, first = "", second = ""] = command.split(" ");
  if (program === "aws") return wrongInAws(command);
  if (program === "npx") return first === "cdk" ? wrongInCdk(command) : `${first} is not installed`;
  if (program === "node") return wrongInScript(first, command);
  if (first !== "run")
    return ["ci", "install", "start", "test"].includes(first) ? undefined : `npm ${first} is not used here`;
  const [, file = ""] = (scripts[second] ?? "").split(" ");
  return file === "" ? `there is no npm run ${second}` : wrongInScript(file, command);
};

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const anchorsOf = (file: string): string[] =>
  [...text(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

const brokenLinks = (page: string): string[] =>
  [...text(join(folder, page)).matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(
    ([link, path = "", anchor]) => {
      const file = path === "" ? join(folder, page) : join(folder, path);
      const isThere = existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
      return isThere ? [] : [link];
    },
  );

const withCommands = [
  "README.md",
  "docs/deploy.md",
  "docs/tools.md",
  ...pages.map((page) => join(folder, page)),
];

describe("the runbook", () => {
  it.each(withCommands)("%s has only commands and options that exist", (page) => {
    const wrong = commandsIn(text(page)).flatMap((command) => {
      const why = wrongIn(command);
      return why === undefined ? [] : [`${command}: ${why}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(pages)("%s has no broken links", (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it("lists every page, and every page says when the incident is over", () => {
    const list = text(join(folder, "README.md"));
    const others = pages.filter((page) => page !== "README.md");
    expect(others.filter((page) => !list.includes(`(${page})`))).toEqual([]);
    const ended = others.filter((page) => !["drills.md"].includes(page));
    expect(ended.filter((page) => !/^\*\*Over\*\* when /m.test(text(join(folder, page))))).toEqual([]);
  });

  it("would notice a command or an option that does not exist", () => {
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
