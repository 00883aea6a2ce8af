import { expect, test } from "vitest";
import { findGrowth, measure } from "../../../scripts/size/rooms.ts";

const sources = [
  { path: "lambdas/bikes/a.ts", text: "one\ntwo\n" },
  { path: "lambdas/thefts/b.ts", text: "one\n" },
  { path: "local/aws/c.ts", text: "one\ntwo\nthree\n" },
  { path: "tests/local/aws/c.test.ts", text: "one\n" },
];

test("lines and files are counted by top folder, with and without the embedded cloud", () => {
  const { all, registry, rooms } = measure(sources);
  expect(all).toEqual({ files: 4, lines: 7 });
  expect(registry).toEqual({ files: 2, lines: 3 });
  expect(rooms).toEqual([
    { room: "lambdas", files: 2, lines: 3 },
    { room: "local", files: 1, lines: 3 },
    { room: "tests", files: 1, lines: 1 },
  ]);
});

test("only measures above their ceiling are reported", () => {
  const sizes = measure(sources);
  expect(findGrowth(sizes, { files: 4, lines: 7, registryLines: 3 })).toEqual([]);
  expect(findGrowth(sizes, { files: 3, lines: 7, registryLines: 2 })).toEqual([
    "4 files, at most 3",
    "3 lines without the embedded cloud, at most 2",
  ]);
});
