import { afterEach, expect, test, vi } from "vitest";

import { goRound } from "#local/streams/rounds.ts";
import type { Rounds } from "#local/streams/rounds.ts";

const anHour = 3_600_000;
let rounds: Rounds | undefined;

afterEach(async () => {
  await rounds?.close();
});

const go = (round: () => Promise<number>): Rounds => {
  rounds = goRound(round, new AbortController());
  return rounds;
};

test("a rest of any length ends when it is woken, and when someone asks to catch up", async () => {
  const round = vi.fn(async () => anHour);
  const { wake, caughtUp } = go(round);
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(1));
  wake();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2));
  await caughtUp();
  expect(round).toHaveBeenCalledTimes(3);
});

test("what wakes during a round has another follow", async () => {
  const ends: (() => void)[] = [];
  const round = vi.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(anHour))));
  const { wake } = go(round);
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(1));
  wake();
  ends[0]?.();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2));
  ends[1]?.();
});
