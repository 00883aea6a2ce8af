import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { clouds, stateOf } from "./clouds.ts";
import { personalNumbersIn } from "#tests/journeys/people/personal-numbers.ts";
import { recordRights } from "#tests/record-rights.ts";

const logs = (): string[] =>
  clouds.flatMap((port) => {
    const folder = join(stateOf(port), "log");
    return readdirSync(folder).map((file) => join(folder, file));
  });

test("no log of any function holds a personal number after all journeys", () => {
  expect(logs().length).toBeGreaterThan(3);
  expect(logs().filter((file) => personalNumbersIn(readFileSync(file, "utf8")).length > 0)).toEqual([]);
});

test("no mail and no text message holds a personal number after all journeys", async ({ request }) => {
  for (const port of clouds) {
    const inbox = await (await request.get(`http://127.0.0.1:${port}/_local/mail.json`)).text();
    expect(JSON.parse(inbox)).not.toEqual([]);
    expect(personalNumbersIn(inbox)).toEqual([]);
  }
});

test("no function exceeded its role in any journey", async ({ request }) => {
  for (const port of clouds) {
    const { refusals, rights } = await (await request.get(`http://127.0.0.1:${port}/_local.json`)).json();
    recordRights({ rights });
    expect(rights).not.toEqual([]);
    expect(refusals).toEqual([]);
  }
});
