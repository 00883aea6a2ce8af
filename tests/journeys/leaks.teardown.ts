import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { personalNumbersIn } from "#tests/journeys/personal-numbers.ts";

const logs = "out/journeys-state/log";

test("no log of any function holds a personal number after all journeys", () => {
  const files = readdirSync(logs);
  expect(files.length).toBeGreaterThan(3);
  const leaking = files.filter(
    (file) => personalNumbersIn(readFileSync(join(logs, file), "utf8")).length > 0,
  );
  expect(leaking).toEqual([]);
});

test("no mail and no text message holds a personal number after all journeys", async ({ request }) => {
  const inbox = await (await request.get("/_local/mail.json")).text();
  expect(JSON.parse(inbox)).not.toEqual([]);
  expect(personalNumbersIn(inbox)).toEqual([]);
});
