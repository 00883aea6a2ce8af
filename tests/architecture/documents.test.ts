import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
const text = (file: string) => readFileSync(file, "utf8");
const rooms = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));

/** `docs/adding-a-feature.md` names files of a feature that is yet to come, and has a test of its own. */
const documents = files.filter(
  (file) =>
    /^(?:[A-Z]+|web\/README|docs\/.+)\.md$/.test(file) &&
    !["CHANGELOG.md", "docs/adding-a-feature.md"].includes(file),
);

/** `{sv,en}.ts` is two paths. */
const spread = (path: string): string[] => {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => spread(path.replace(whole, choice)));
};

/** `<feature>` stands for any name, `…` and `*` for a part of one. */
const pattern = (path: string): string =>
  path
    .replace(/\/$/, "")
    .replaceAll(/[.+^$()[\]\\|]/g, "\\$&")
    .replaceAll(/<[^<>]+>|…|\*/g, "[^/]+");

const isPath = (word: string): boolean => {
  const [room, ...rest] = word.split("/");
  // What `out` holds is made by a run.
  if (!/^[\w{<]/.test(word) || room === "out") return false;
  return (rest.length > 0 && rooms.has(room)) || /\.(?:tsx?|mjs|cjs|md|css|html)$/.test(word);
};

/** Paths in code and links; not in fenced blocks, which hold commands and pictures. */
const pathsIn = (markdown: string): string[] => {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
  const code = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, span = ""]) => span.split(/\s+/));
  const links = [...prose.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  return [...code.filter(isPath), ...links.filter((link) => !/^\w+:/.test(link))].flatMap(spread);
};

/** A path may be written from the root, or from any folder below it. */
const exists = (path: string): boolean => {
  const wanted = new RegExp(`(?:^|/)${pattern(path.replace(/^(?:\.\.?\/)+/, ""))}(?:$|/)`);
  return files.some((file) => wanted.test(file));
};

describe("the documents", () => {
  it.each(documents)("%s names nothing that does not exist", (document) => {
    expect(pathsIn(text(document)).filter((path) => !exists(path))).toEqual([]);
  });

  it("are looked through for their paths", () => {
    expect(
      pathsIn("`web/src/ui` and `node a.ts --to <x>`, `a/{b,c}.ts`, [d](e.md#f), [g](https://h.i), `/j/k`"),
    ).toEqual(["web/src/ui", "a.ts", "a/b.ts", "a/c.ts", "e.md"]);
    expect(["web/src/app/routes.ts", "app/routes.ts", "lib/features/<feature>.ts"].every(exists)).toBe(true);
    expect(["app/no-routes.ts", "outes.ts", "lib/features/<feature>.tsx"].some(exists)).toBe(false);
  });
});

const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));

const decision = (file: string) => {
  const [title = "", , status = ""] = text(file).split("\n");
  return {
    number: Number(/^# (\d+)\. ./.exec(title)?.[1]),
    title: title.replace(/^# \d+\. /, ""),
    date: /^_(\d{4}-\d{2}-\d{2}) · /.exec(status)?.[1],
    status: / · ((?:accepted|(?:accepted, in part )?superseded by \[\d+\]\([^)]+\)))_$/.exec(status)?.[1],
  };
};

describe("the decisions", () => {
  it.each(decisions)("%s has its number, a date and a status", (file) => {
    expect(decision(file)).toEqual({
      number: Number(basename(file).slice(0, 4)),
      title: expect.stringMatching(/./),
      date: expect.any(String),
      status: expect.any(String),
    });
  });

  it.each(decisions)("%s is a page at most", (file) => {
    expect(text(file).split("\n").length).toBeLessThanOrEqual(60);
    expect(text(file).split(/\s+/).length).toBeLessThanOrEqual(650);
  });

  it("are numbered without gaps", () => {
    expect(decisions.map((file) => decision(file).number)).toEqual(decisions.map((_, index) => index + 1));
  });

  it("stand in their index", () => {
    const rows = decisions.map((file) => {
      const { number, title, date, status } = decision(file);
      return `| ${number} | [${title}](${basename(file)}) | ${date} | ${status} |`;
    });
    const index = text("docs/decisions/README.md")
      .split("\n")
      .filter((line) => /^\| +\d+ /.test(line))
      .map((line) => line.replaceAll(/ {2,}/g, " "));
    expect(index).toEqual(rows);
  });
});
