import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { findBegunPromises } from "./begun-promises.ts";

/** Milliseconds. The compiler checks every type, which takes long on a busy machine. */
const patience = 600_000;

const root = resolve(import.meta.dirname, "../..");
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(resolve(root, "tsconfig.json"), (file) => ts.sys.readFile(file)).config,
  ts.sys,
  root,
);

/** Server code, where an unhandled rejection ends the process. */
const sources = execFileSync("git", ["ls-files", "contract", "lambdas", "local"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file.endsWith(".ts"))
  .map((file) => resolve(root, file));

const around = `
type World = { read(id: string): Promise<string> };
const cursor = (text: string): string => { if (text === "") throw new Error("empty"); return text; };
const wrapped = (text: string): string => cursor(text);
const later = async (id: string): Promise<string> => cursor(id);
`;

const inAFunction = (text: string): string =>
  `export const planted = async (world: World, id: string) => { ${text} };`;

const breaches: Record<string, string> = {
  "an argument after it throws": inAFunction("await Promise.all([world.read('a'), world.read(cursor(id))]);"),
  "something far below throws": inAFunction("await Promise.all([world.read('a'), world.read(wrapped(id))]);"),
  "another is awaited beside it": inAFunction("await Promise.all([world.read('a'), await world.read(id)]);"),
  "JSON is read beside it": inAFunction("await Promise.all([world.read('a'), JSON.parse(id)]);"),
  "a list of them was begun": inAFunction("await Promise.all([...[id].map(later), later(cursor(id))]);"),
  "something throws while it waits": inAFunction("const a = later('a'); cursor(id); await a;"),
  "another is awaited while it waits": inAFunction("const a = later('a'); await later(id); await a;"),
  "a condition throws while it waits": inAFunction("const a = later('a'); if (cursor(id)) return; await a;"),
  "a try around both catches too late": inAFunction(
    "try { const a = later('a'); cursor(id); await a; } catch {}",
  ),
  "a function throws instead of rejecting":
    "export const read = (world: World, id: string) => world.read(cursor(id));",
  "map is handed what throws": inAFunction(
    "await Promise.all([id].map((one): Promise<string> => world.read(cursor(one))));",
  ),
};

const sound: Record<string, string> = {
  "what throws comes first": inAFunction(
    "const at = cursor(id); await Promise.all([later('a'), world.read(at)]);",
  ),
  "what throws is caught": inAFunction("const a = later('a'); try { cursor(id); } catch {} await a;"),
  "the others are async": inAFunction("await Promise.all([world.read('a'), later(id)]);"),
  "all are settled first": inAFunction(
    "const all = [later('a'), later(id)]; await Promise.allSettled(all); cursor(id);",
  ),
  "each is awaited": inAFunction("await world.read('a'); await world.read(cursor(id));"),
};

/** Counts the findings in each text as a file of its own. */
const findIn = (texts: Record<string, string>): Record<string, number> => {
  const files = new Map(
    Object.entries(texts).map(([name, text], place) => [
      resolve(root, `planted-${place}.ts`),
      { name, text },
    ]),
  );
  const host = ts.createCompilerHost(options);
  const real = ts.createCompilerHost(options);
  host.fileExists = (path) => files.has(path) || real.fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const planted = files.get(path);
    return planted
      ? ts.createSourceFile(path, `${around}${planted.text}`, ts.ScriptTarget.ES2024, true)
      : real.getSourceFile(path, ...rest);
  };
  const program = ts.createProgram([...files.keys()], { ...options, types: [] }, host);
  return Object.fromEntries(
    [...files].map(([path, { name }]) => [name, findBegunPromises(root, [path], program).length]),
  );
};
const each = (texts: Record<string, string>, found: number) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, found]));

describe("a promise that was started", () => {
  it("is awaited before anything can throw", { timeout: patience }, () => {
    const program = ts.createProgram(sources, { ...options, types: ["node"] });
    expect(findBegunPromises(root, sources, program)).toEqual([]);
  });

  it("is reported if something may throw before it is awaited", { timeout: patience }, () => {
    expect(findIn(breaches)).toEqual(each(breaches, 1));
  });

  it("is not reported if nothing can throw", { timeout: patience }, () => {
    expect(findIn(sound)).toEqual(each(sound, 0));
  });
});
