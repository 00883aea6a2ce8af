import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import wordList from "word-list";
import { partsOfIdentifiers, reportOf } from "./words/comments.ts";

/** Folders without forbidden openings: a new one there fails. */
const clean: readonly string[] = ["bin", "contract", "lambdas", "lib", "local", "scripts", "tests", "web"];

const files = execFileSync("git", ["ls-files", "--", "*.ts", "*.tsx", "*.mjs", "*.cjs", "*.css"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path.includes("/"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const words = [
  ...readFileSync(wordList, "utf8").split("\n"),
  ...(readFileSync("docs/glossary.md", "utf8").match(/\p{L}+/gu) ?? []),
  ...files.flatMap(partsOfIdentifiers),
];
const report = reportOf(files, new Set(words.map((word) => word.toLowerCase())));

for (const [room, count] of report.comments)
  console.log(
    `${room}: ${count} comments, ${report.openings.get(room) ?? 0} begin with What, Who, Whether, How or Where`,
  );
console.log(`\nThe longest sentences:\n${report.longest.join("\n")}`);
console.log(`\nUnknown words: ${report.unknown.map(([word, count]) => `${word} (${count})`).join(", ")}`);

const worse = clean.filter((room) => report.openings.has(room));
for (const place of report.openedAt.filter((at) => worse.some((room) => at.startsWith(`${room}/`))))
  console.error(`Begin with who does what: ${place}`);
process.exit(worse.length > 0 ? 1 : 0);
