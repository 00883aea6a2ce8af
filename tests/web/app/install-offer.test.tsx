import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { InstallOffer } from "#web/app/InstallOffer.tsx";
import { clearStorage } from "#web/auth/clear-storage.ts";
import { watchInstallPrompt } from "#web/ui/install/install-prompt.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveLayout, show } from "./shell.tsx";

const prompt = vi.fn(async () => ({ outcome: "accepted" }));

/** As a browser does that could install the site. */
const ask = (): Event => {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return event;
};

const offer = () => screen.queryByRole("complementary", { name: "Ha Cykelregistret på hemskärmen" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeAll(watchInstallPrompt);
beforeEach(async () => {
  giveLayout();
  localStorage.clear();
  prompt.mockClear();
  act(() => void dispatchEvent(new Event("appinstalled")));
  await startTexts("sv");
});
afterEach(cleanup);

it("nothing is offered that the browser cannot do", () => {
  show(<InstallOffer />);
  expect(offer()).toBeNull();
});

it("the browser keeps quiet, and its question is asked when the person wants it, once", async () => {
  show(<InstallOffer />);
  expect(ask().defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await press("Installera");
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

it("a no counts until the session ends, also after a reload", async () => {
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

it("the offer goes once the site is installed some other way", () => {
  show(<InstallOffer />);
  ask();
  expect(offer()).not.toBeNull();
  act(() => void dispatchEvent(new Event("appinstalled")));
  expect(offer()).toBeNull();
});
