import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchInstallPrompt } from "#web/platform/ui/install/install-prompt.ts";
import { open, part } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const app = () => part("Installera appen");

beforeEach(() => pool.reset());
afterEach(() => {
  vi.restoreAllMocks();
});

it("a browser that can install the site offers it in the settings", async () => {
  watchInstallPrompt();
  await open("customer");
  expect(await app().findByText(/Installera från webbläsarens meny/)).toBeTruthy();
  const prompt = vi.fn(async () => undefined);
  act(() => void dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));
  await userEvent.click(app().getByRole("button", { name: "Installera" }));
  expect(prompt).toHaveBeenCalledOnce();
});

it("Safari on a phone gets instructions", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone) Safari/604.1");
  await open("customer");
  expect(await app().findByText(/Tryck på Dela/)).toBeTruthy();
});
