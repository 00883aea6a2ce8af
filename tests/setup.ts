import { vi } from "vitest";
import { patience } from "#tests/patience.ts";

const { waitFor } = vi;
vi.waitFor = (condition, options) =>
  waitFor(condition, {
    timeout: patience,
    ...(typeof options === "number" ? { timeout: options } : options),
  });
