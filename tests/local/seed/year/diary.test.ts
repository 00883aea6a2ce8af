import { expect, test } from "vitest";
import { openDiary } from "#local/seed/year/diary.ts";

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse("2026-03-01T00:00:00Z");

const aDiary = (days: number) => {
  const said: string[] = [];
  const say = (what: string) => async (): Promise<void> => void said.push(what);
  const diary = openDiary({
    clock: { moveTo: (at) => void said.push(`${(at - start) / hour} h`) },
    end: start + days * day,
    settled: say("settled"),
    onWeek: say("week"),
  });
  return { said, say, diary };
};

test("Actions run in order, and none is running when the clock moves", async () => {
  const { said, say, diary } = aDiary(2);
  diary.plan(start + 20 * hour, say("evening"));
  diary.plan(start + 8 * hour, say("morning"));
  diary.plan(start + 8 * hour, say("at the same time"));
  await diary.live();
  const morning = ["settled", "8 h", "morning", "at the same time"];
  const evening = ["settled", "20 h", "evening"];
  expect(said).toEqual(morning.concat(evening, ["settled", "48 h", "week", "settled"]));
});

test("An action can schedule more, and nothing runs after the end", async () => {
  const { said, say, diary } = aDiary(2);
  diary.plan(start + 8 * hour, async () => {
    diary.plan(start + 30 * hour, say("next day"));
    diary.plan(start + 48 * hour, say("never"));
  });
  await diary.live();
  expect(said).toContain("next day");
  expect(said).not.toContain("never");
});

test("Every week ends once, even an empty one", async () => {
  const { said, say, diary } = aDiary(30);
  diary.plan(start, say("first"));
  diary.plan(start + 22 * day, say("last"));
  await diary.live();
  expect(said.filter((what) => what === "week")).toHaveLength(3);
});
