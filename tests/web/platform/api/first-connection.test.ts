import { expect, it, vi } from "vitest";
import { expectConnection, noteConnection, readConnected } from "#web/platform/api/first-connection.ts";

it("counts wait for the first connection, and are read again if one opens meanwhile", async () => {
  expectConnection();
  const read = vi.fn(async () => "counts");
  const counts = readConnected(read);
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  noteConnection();
  expect(await counts).toBe("counts");
  expect(read).toHaveBeenCalledTimes(1);
  read.mockImplementationOnce(async () => {
    noteConnection();
    return "counts that miss an event";
  });
  expect(await readConnected(read)).toBe("counts");
  expect(read).toHaveBeenCalledTimes(3);
});
