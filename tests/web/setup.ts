import { configure } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { giveDialogs, giveLayout } from "#tests/web/layout.ts";
import { patience } from "#tests/patience.ts";

configure({ asyncUtilTimeout: patience });

beforeEach(async () => {
  giveLayout();
  giveDialogs();
  // Loaded here, because the page's modules would be loaded before the mocks of a test otherwise.
  const { startTexts } = await import("#tests/web/start-texts.ts");
  await startTexts("sv");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
