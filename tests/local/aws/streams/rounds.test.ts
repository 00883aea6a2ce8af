import { afterEach, expect, test, vi } from "vitest";
import { goRound, type Rounds } from "#local/aws/streams/rounds.ts";

const anHour = 3_600_000;
let rounds: Rounds | undefined;

afterEach(async () => {
  await rounds?.close();
});

const go = (round: () => Promise<number>): Rounds => {
  rounds = goRound(round, new AbortController());
  return rounds;
};

test("A pause ends when a change arrives or someone asks to catch up", async () => {
  const round = vi.fn(async () => anHour);
  const { wake, caughtUp } = go(round);
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(1));
  wake();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2));
  await caughtUp();
  expect(round).toHaveBeenCalledTimes(3);
});

test("A change during a round starts another one", async () => {
  const ends: (() => void)[] = [];
  const round = vi.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(anHour))));
  const { wake } = go(round);
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(1));
  wake();
  ends[0]?.();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2));
  ends[1]?.();
});
