import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { StartFailure, explainFailure } from "#local/start-failure.ts";
import { openStateFolder, stateOrOther } from "#local/state/state-folder.ts";

let dir: string;

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), "state-")), "state");
});

const failure = (reset = false): string => {
  try {
    openStateFolder({ dir, reset }).close();
  } catch (error) {
    expect(error).toBeInstanceOf(StartFailure);
    const { message } = error as Error;
    expect(message).not.toContain("\n");
    return message;
  }
  return "";
};

test("A new state folder is created and keeps its content when opened again", () => {
  openStateFolder({ dir, reset: false }).close();
  writeFileSync(join(dir, "cloud.sqlite"), "kept");
  openStateFolder({ dir, reset: false }).close();
  expect(readFileSync(join(dir, "cloud.sqlite"), "utf8")).toBe("kept");
});

test("A reset deletes the old state", () => {
  openStateFolder({ dir, reset: false }).close();
  mkdirSync(join(dir, "s3"));
  writeFileSync(join(dir, "s3", "object"), "old");
  openStateFolder({ dir, reset: true }).close();
  expect(existsSync(join(dir, "s3"))).toBe(false);
  expect(readFileSync(join(dir, "version"), "utf8")).toBe("1\n");
});

describe("A folder that starts from another state", () => {
  let beginsWith: string;
  const read = (name: string): string => readFileSync(join(dir, name), "utf8");

  beforeEach(() => {
    beginsWith = mkdtempSync(join(tmpdir(), "kept-"));
    mkdirSync(join(beginsWith, "s3"));
    for (const name of ["cloud.sqlite", "s3/object", "lock.sqlite"])
      writeFileSync(join(beginsWith, name), `its ${name}`);
    writeFileSync(join(beginsWith, "version"), "1\n");
  });

  test.each([false, true])("has everything but its lock (reset: %s)", (reset) => {
    openStateFolder({ dir, reset, beginsWith }).close();
    expect([read("cloud.sqlite"), read("s3/object")]).toEqual(["its cloud.sqlite", "its s3/object"]);
    expect(read("lock.sqlite")).not.toContain("its");
  });

  test("keeps its own state if it has one", () => {
    openStateFolder({ dir, reset: false }).close();
    writeFileSync(join(dir, "cloud.sqlite"), "mine");
    openStateFolder({ dir, reset: false, beginsWith }).close();
    expect(read("cloud.sqlite")).toBe("mine");
    expect(existsSync(join(dir, "s3"))).toBe(false);
  });

  test("starts again after an interruption", () => {
    openStateFolder({ dir, reset: false, beginsWith }).close();
    writeFileSync(join(dir, "cloud.sqlite"), "half of i");
    writeFileSync(join(dir, "unfinished"), "");
    openStateFolder({ dir, reset: false, beginsWith }).close();
    expect(read("cloud.sqlite")).toBe("its cloud.sqlite");
    expect(existsSync(join(dir, "unfinished"))).toBe(false);
  });
});

describe("Start refuses with one line", () => {
  test("a folder with other content, which a reset must not delete either", () => {
    mkdirSync(dir);
    writeFileSync(join(dir, "holiday.jpg"), "precious");
    expect(failure()).toContain("holds no state of the embedded cloud");
    expect(failure(true)).toContain("holds no state of the embedded cloud");
    expect(existsSync(join(dir, "holiday.jpg"))).toBe(true);
  });

  test("state of a newer version", () => {
    openStateFolder({ dir, reset: false }).close();
    writeFileSync(join(dir, "version"), "2\n");
    expect(failure()).toContain("written by a newer version (2, this one knows 1)");
  });

  test("an unreadable version, until it is reset", () => {
    openStateFolder({ dir, reset: false }).close();
    writeFileSync(join(dir, "version"), "?");
    expect(failure()).toContain("npm start -- --reset");
    expect(failure(true)).toBe("");
  });

  test("a second cloud on the same state", () => {
    const first = openStateFolder({ dir, reset: false });
    expect(failure()).toContain("Another embedded cloud is running");
    expect(failure(true)).toContain("Another embedded cloud is running");
    first.close();
    expect(failure()).toBe("");
  });

  test("a path that is no folder", () => {
    writeFileSync(dir, "a file");
    expect(failure()).toContain("cannot be used");
  });
});

test("A full disk is reported, without advice to reset an intact state", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE filled (text TEXT); PRAGMA max_page_count = 2;");
  const fill = () => database.prepare("INSERT INTO filled VALUES (?)").run("x".repeat(100_000));
  const lines = [];
  try {
    fill();
  } catch (error) {
    lines.push(explainFailure(stateOrOther("state", error)));
  }
  const failed = "Building the web app failed:\nError: ENOSPC: no space left on device, write";
  lines.push(explainFailure(new StartFailure(failed)));
  for (const line of lines) expect(line).toMatch(/^The disk is full: make room and start again\./);
  expect(lines).toHaveLength(2);
  expect(explainFailure(new StartFailure("PORT=http is no port."))).toBe("PORT=http is no port.");
});
