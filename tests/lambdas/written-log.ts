import { vi } from "vitest";

/** Captures the log from now on instead of printing it. */
export const watchLog = () => {
  const written: string[] = [];
  const keep = (chunk: unknown): boolean => written.push(String(chunk)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation(keep),
  );
  return {
    text: () => written.join(""),
    lines: (): unknown[] =>
      written
        .join("")
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line)),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
};
