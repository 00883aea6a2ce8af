import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { InstallOffer } from "#web/app/InstallOffer.tsx";
import { clearStorage } from "#web/platform/auth/clear-storage.ts";
import { watchInstallPrompt } from "#web/platform/ui/install/install-prompt.ts";
import { keepServerSilent, show } from "./shell.tsx";

const prompt = vi.fn(async () => ({ outcome: "accepted" }));

/** Simulates a browser that can install the site. */
const ask = (): Event => {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return event;
};

const offer = () => screen.queryByRole("complementary", { name: "Ha Cykelregistret på hemskärmen" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeAll(watchInstallPrompt);
beforeEach(() => {
  keepServerSilent();
  localStorage.clear();
  prompt.mockClear();
  act(() => void dispatchEvent(new Event("appinstalled")));
});

it("nothing is offered if the browser cannot install", () => {
  show(<InstallOffer />);
  expect(offer()).toBeNull();
});

it("the browser's prompt is shown once, when the person wants it", async () => {
  show(<InstallOffer />);
  expect(ask().defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await press("Installera");
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

it("a dismissal lasts until sign-out, also after a reload", async () => {
  show(<InstallOffer />);
  ask();
  await press("Inte nu");
  expect(offer()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  cleanup();
  show(<InstallOffer />);
  expect(offer()).toBeNull();
  cleanup();
  clearStorage();
  show(<InstallOffer />);
  expect(offer()).not.toBeNull();
});

it("the offer disappears once the site is installed another way", () => {
  show(<InstallOffer />);
  ask();
  expect(offer()).not.toBeNull();
  act(() => void dispatchEvent(new Event("appinstalled")));
  expect(offer()).toBeNull();
});
