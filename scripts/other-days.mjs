import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureFromDebian } from "./debian.mjs";
import { bin, ensureInstalled, root, run } from "./install.mjs";

const library = () =>
  ["x86_64", "aarch64"]
    .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
    .find((path) => existsSync(path));

const day = 86_400_000;
const nextOf = (dates, now) => dates.find((date) => date.getTime() > now.getTime());

/** The clocks change in Sweden at 01:00 UTC on the last Sunday of a month. The tests begin two minutes before. */
const beforeChange = (year, month) => {
  const last = new Date(Date.UTC(year, month + 1, 0, 0, 58));
  return new Date(last.getTime() - last.getUTCDay() * day);
};

/** Two minutes before a leap day begins in Sweden. */
const beforeLeapDay = (year) => new Date(Date.UTC(year, 1, 28, 22, 58));
const isLeap = (year) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

export const otherDays = (now) => {
  const years = Array.from({ length: 9 }, (_, at) => now.getUTCFullYear() + at);
  const ahead = (days) => new Date(now.getTime() + days * day);
  return {
    1: ahead(1),
    2: ahead(2),
    40: ahead(40),
    400: ahead(400),
    leap: nextOf(years.filter(isLeap).map(beforeLeapDay), now),
    summer: nextOf(
      years.map((year) => beforeChange(year, 2)),
      now,
    ),
    winter: nextOf(
      years.map((year) => beforeChange(year, 9)),
      now,
    ),
  };
};

/** Runs vitest with this machine's wall clock moved, and returns its exit code; the monotonic clock for timeouts stays as it is. */
export const testOn = (date, args = []) => {
  const ahead = Math.round((date.getTime() - Date.now()) / 1000);
  const preload = ensureFromDebian({
    what: "faketime",
    packages: ["faketime"],
    find: library,
    advice: "Install libfaketime: tests are run on other days with it.",
  });
  return run([bin("vitest"), "run", "--reporter=dot", ...args], {
    env: {
      LD_PRELOAD: preload,
      FAKETIME: `+${ahead}`,
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      // File dates stay real.
      NO_FAKE_STAT: "1",
    },
  });
};

/**
 * Finds tests with a literal date: no other test has depended on the day so far. Skips those of the embedded
 * cloud, which take as long as all others together.
 */
const datedTests = () =>
  globSync("tests/**/*.test.{ts,tsx}", { cwd: root }).filter(
    (path) =>
      !path.startsWith("tests/local/") &&
      /\b20[2-9]\d-\d\d|Date\.UTC\(20/.test(readFileSync(join(root, path), "utf8")),
  );

/** `npm run other-days` tests on all days, `npm run other-days -- 400 leap` on these; `--dated` runs only the tests with a literal date. */
const main = (args) => {
  const dated = args.includes("--dated");
  const wanted = args.filter((arg) => arg !== "--dated");
  ensureInstalled();
  if (run(["scripts/build.ts"]) !== 0) process.exit(1);
  const days = otherDays(new Date());
  const failed = [];
  for (const name of wanted.length > 0 ? wanted : Object.keys(days)) {
    const date = days[name];
    if (date === undefined)
      throw new Error(`No such day: ${name}. There are ${Object.keys(days).join(", ")}.`);
    console.log(`\nOn ${date.toISOString()} (${name})`);
    if (testOn(date, dated ? datedTests() : []) !== 0) failed.push(name);
  }
  console.log(failed.length === 0 ? "Every day passes." : `Days that fail: ${failed.join(", ")}`);
  process.exit(failed.length === 0 ? 0 : 1);
};

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));
