import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";

/** Blobs without a secret, by their ids, so that only new ones are read. */
const readFile = "out/secrets-read";

/** Keys that the simulators of other services show, made for this repository. */
const isForSimulators = (path: string): boolean => /^tests\/fixtures\/[a-z]+\/server\.key$/.test(path);

const git = (args: readonly string[], input?: string): Buffer =>
  execFileSync("git", args, { input, maxBuffer: 2 ** 31 - 1 });

type Blob = { readonly id: string; readonly path: string };

/** Texts of all commits that the checkout has; larger files are data. */
const blobs = (): Blob[] =>
  git([
    "rev-list",
    "--objects",
    "--filter-provided-objects",
    "--filter=combine:blob:limit=300k+object:type=blob",
    "HEAD",
  ])
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => ({ id: line.slice(0, 40), path: line.slice(41) }));

type Text = readonly [Blob, Buffer];

/** Git's answer is a line of id, type and size, then the bytes and a line end. */
function* contents(wanted: readonly Blob[]): Generator<Text> {
  const answer = git(["cat-file", "--batch"], wanted.map(({ id }) => `${id}\n`).join(""));
  let from = 0;
  for (const blob of wanted) {
    const end = answer.indexOf("\n", from);
    const [, type, size] = answer.toString("latin1", from, end).split(" ");
    from = end + 2 + Number(size);
    if (type === "blob") yield [blob, answer.subarray(end + 1, from - 1)];
  }
}

const config = { rules: [{ id: "@secretlint/secretlint-rule-preset-recommend", rule: creator }] };

/** Rules only, because a message would repeat the secret. */
const secretsIn = async (content: string, filePath = "any.ts"): Promise<string[]> => {
  const source = { filePath, content, ext: extname(filePath), contentType: "text" } as const;
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } });
  return messages.map(({ ruleId }) => ruleId);
};

/** Each call of the library takes longer than the one before, so one call reads many files. */
const filesACall = 200;

/** Some rules apply only to files of these names. */
const isReadByName = ([{ path }]: Text): boolean => /\.json$|(?:^|\/)\.npmrc$/.test(path);

const known = new Set(existsSync(readFile) ? readFileSync(readFile, "utf8").split("\n") : []);
const unread = blobs().filter(({ id, path }) => path !== "" && !known.has(id) && !isForSimulators(path));
const suspected = new Set<string>();

const read = async (texts: readonly Text[]): Promise<void> => {
  for (const [{ id, path }, content] of texts)
    for (const rule of await secretsIn(content.toString(), path)) {
      console.error(`Secret in ${path} (${id}): ${rule}`);
      suspected.add(id);
    }
};

const texts = [...contents(unread)].filter(([, content]) => !content.includes(0));
await read(texts.filter(isReadByName));
const others = texts.filter((text) => !isReadByName(text));
while (others.length > 0) {
  const batch = others.splice(0, filesACall);
  const found = await secretsIn(batch.map(([, content]) => content.toString()).join("\n"));
  if (found.length > 0) await read(batch);
}
for (const { id } of unread) if (!suspected.has(id)) known.add(id);
mkdirSync("out", { recursive: true });
writeFileSync(readFile, [...known].join("\n"));
console.log(`${unread.length} new files and versions read, ${suspected.size} of them with secrets`);
process.exitCode = suspected.size > 0 ? 1 : 0;
