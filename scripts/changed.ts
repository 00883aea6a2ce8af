import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chooseTests } from "./changed/choose-tests.ts";

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** `node scripts/changed.ts main` prints as JSON the tests for what differs from `main`; without a revision, for uncommitted changes. */
const since = process.argv[2] ?? "HEAD";
const [base = since] = git("merge-base", since, "HEAD");
const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];

const text = (file: string): string => readFileSync(file, "utf8");
const files = git("ls-files", "tests", "web/src/app").filter((file) => existsSync(file));

const pages = files
  .filter((file) => file.endsWith("routes.ts"))
  .flatMap((file) => [...text(file).matchAll(/path: "(\/[^"]*)"[\s\S]*?#web\/([a-z]+)\//g)])
  .map(([, path = "", domain = ""]) => ({ path, domain }));
const journeys = files.filter((file) => file.endsWith(".e2e.ts")).map((file) => ({ file, text: text(file) }));
const readers = files.filter((file) => /^tests\/(?:architecture|lib)\/[^/]+\.test\.ts$/.test(file));

console.log(JSON.stringify(chooseTests(changed, { pages, journeys, readers })));
