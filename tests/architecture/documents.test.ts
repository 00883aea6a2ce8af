import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
const text = (file: string) => readFileSync(file, "utf8");
const rooms = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));

/** `docs/adding-a-feature.md` names files of a future feature, and has a test of its own. */
const documents = files.filter(
  (file) =>
    /^(?:[A-Z]+|(?:web|lambdas\/[a-z]+)\/README|docs\/.+)\.md$/.test(file) &&
    !["CHANGELOG.md", "docs/adding-a-feature.md"].includes(file),
);

/** Expands `{sv,en}.ts` into two paths. */
const spread = (path: string): string[] => {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => spread(path.replace(whole, choice)));
};

/** In a path, `<feature>`, `…` and `*` stand for a name or a part of one. */
const pattern = (path: string): string =>
  path
    .replace(/\/$/, "")
    .replaceAll(/[.+^$()[\]\\|]/g, "\\$&")
    .replaceAll(/<[^<>]+>|…|\*/g, "[^/]+");

const isPath = (word: string): boolean => {
  const [room, ...rest] = word.split("/");
  // Files in `out` exist only after a run.
  if (!/^[\w{<]/.test(word) || room === "out") return false;
  return (rest.length > 0 && rooms.has(room)) || /\.(?:tsx?|mjs|cjs|md|css|html)$/.test(word);
};

/** Paths in code spans and links. Fenced blocks hold commands and diagrams instead. */
const pathsIn = (markdown: string): string[] => {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
  const code = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, span = ""]) => span.split(/\s+/));
  const links = [...prose.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  return [...code.filter(isPath), ...links.filter((link) => !/^\w+:/.test(link))].flatMap(spread);
};

/** Documents may give a path from the root or from any folder below it. */
const exists = (path: string): boolean => {
  const wanted = new RegExp(`(?:^|/)${pattern(path.replace(/^(?:\.\.?\/)+/, ""))}(?:$|/)`);
  return files.some((file) => wanted.test(file));
};

describe("the documents", () => {
  it.each(documents)("%s names only files that exist", (document) => {
    expect(pathsIn(text(document)).filter((path) => !exists(path))).toEqual([]);
  });

  it("have paths in code spans and links", () => {
    expect(
      pathsIn("`web/src/app` and `node a.ts --to <x>`, `a/{b,c}.ts`, [d](e.md#f), [g](https://h.i), `/j/k`"),
    ).toEqual(["web/src/app", "a.ts", "a/b.ts", "a/c.ts", "e.md"]);
    expect(["web/src/app/routes.ts", "app/routes.ts", "lib/<domain>/functions.ts"].every(exists)).toBe(true);
    expect(["app/no-routes.ts", "outes.ts", "lib/<domain>/functions.tsx"].some(exists)).toBe(false);
  });
});

const decisions = files.filter((file) => /^docs\/decisions\/\d{2}-/.test(file));

const decision = (file: string) => {
  const [title = "", , status = ""] = text(file).split("\n");
  return {
    number: Number(/^# (\d+)\. ./.exec(title)?.[1]),
    title: title.replace(/^# /, ""),
    date: /^_(\d{4}-\d{2}-\d{2}) · accepted(?:, looked at again \d{4}-\d{2}-\d{2})?_$/.exec(status)?.[1],
  };
};

describe("the decisions", () => {
  it.each(decisions)("%s has its number, a title and a date", (file) => {
    expect(decision(file)).toEqual({
      number: Number(basename(file).slice(0, 2)),
      title: expect.stringMatching(/./),
      date: expect.any(String),
    });
  });

  it.each(decisions)("%s is no longer than a page", (file) => {
    expect(text(file).split("\n").length).toBeLessThanOrEqual(60);
    expect(text(file).split(/\s+/).length).toBeLessThanOrEqual(650);
  });

  it("are at most twenty-five, numbered without gaps", () => {
    expect(decisions.length).toBeLessThanOrEqual(25);
    expect(decisions.map((file) => decision(file).number)).toEqual(decisions.map((_, index) => index + 1));
  });

  it("are all listed in their index", () => {
    const links = [...text("docs/decisions/README.md").matchAll(/^- (\[.+?\]\(.+?\))/gm)];
    expect(links.map(([, link]) => link)).toEqual(
      decisions.map((file) => `[${decision(file).title}](${basename(file)})`),
    );
  });
});
