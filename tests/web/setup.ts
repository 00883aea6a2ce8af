import { configure } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { patience } from "#tests/patience.ts";

configure({ asyncUtilTimeout: patience });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
