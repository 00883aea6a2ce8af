import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { patience } from "#tests/patience.ts";

/** Types as a hand scanner does, with a millisecond or a few between the keys, however slow the machine is. */
export const scan = async (text: string): Promise<void> => {
  const start = performance.now();
  let reads = 0;
  const clock = vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => {
    reads += 1;
    return start + reads;
  });
  await userEvent.keyboard(`${text}{Enter}`, { delay: null });
  clock.mockRestore();
  // Waits until real time is 80 ms past the faked times; otherwise a later key would seem to belong to the
  // scan.
  await vi.waitUntil(() => performance.now() > start + reads + 80, patience);
};
