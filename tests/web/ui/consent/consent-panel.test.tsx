import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { consent as texts } from "#web/i18n/sv/consent.ts";

const stored = (): Record<string, unknown> | null =>
  JSON.parse(localStorage.getItem("cr:consent") ?? "null") as Record<string, unknown> | null;

/** A page that has just been opened: what the modules remember is gone, what the browser stores is not. */
const openPage = async () => {
  vi.resetModules();
  const { ConsentPanel } = await import("#web/ui/consent/ConsentPanel.tsx");
  const { consentStore } = await import("#web/ui/consent/consent-store.ts");
  render(<ConsentPanel texts={texts} />);
  return consentStore;
};
/** As from the footer. */
const openChoice = async () => {
  const store = await openPage();
  act(store.reopen);
  await screen.findByRole("region", { name: texts.title });
  return store;
};

const button = (name: string) => screen.getByRole("button", { name });
const asked = () => screen.queryByRole("region", { name: texts.title });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the choice of cookies", () => {
  it("asks nobody unbidden: nothing here uses what could be refused", async () => {
    await openPage();
    expect(asked()).toBeNull();
    expect(stored()).toBeNull();
  });

  it("is opened from the footer, with yes and no of the same kind", async () => {
    await openChoice();
    expect(button(texts.onlyNecessary).className).toBe(button(texts.acceptAll).className);
    expect(document.activeElement).toBe(asked());
  });

  it("keeps a no as well as a yes, under a random name, and says so", async () => {
    const user = userEvent.setup();
    await openChoice();
    await user.click(button(texts.onlyNecessary));
    expect(stored()).toMatchObject({ functional: false, analytics: false, marketing: false, version: 1 });
    expect(stored()?.["id"]).toMatch(/^[\da-f-]{36}$/);
    expect(screen.getByRole("status").textContent).toBe("Cookieinställningar sparade");
    expect(asked()).toBeNull();
  });

  it("stays open when the choice of the account arrives, with what was ticked meanwhile", async () => {
    const user = userEvent.setup();
    const store = await openChoice();
    await user.click(screen.getByRole("checkbox", { name: /^Marknadsföring/ }));
    const decidedAt = new Date().toISOString();
    act(() => store.adopt({ functional: false, analytics: true, marketing: false, version: 1, decidedAt }));
    expect(screen.getByRole("checkbox", { name: /^Statistik/ })).toHaveProperty("checked", true);
    expect(screen.getByRole("checkbox", { name: /^Marknadsföring/ })).toHaveProperty("checked", true);
  });

  it("lets every kind be chosen by itself, save the necessary one", async () => {
    const user = userEvent.setup();
    await openChoice();
    const necessary = screen.getByRole("checkbox", { name: /^Nödvändiga/ });
    expect(necessary).toHaveProperty("disabled", true);
    expect(necessary).toHaveProperty("checked", true);
    await user.click(screen.getByRole("checkbox", { name: /^Statistik/ }));
    await user.click(button(texts.save));
    expect(stored()).toMatchObject({ functional: false, analytics: true, marketing: false });
  });

  it("holds for a year", async () => {
    const user = userEvent.setup();
    await openChoice();
    await user.click(button(texts.acceptAll));
    cleanup();
    await openPage();
    expect(stored()).not.toBeNull();
    cleanup();
    vi.useFakeTimers({ now: Date.now() + 365 * 86_400_000, toFake: ["Date"] });
    await openPage();
    expect(stored()).toBeNull();
  });

  it("asks those again, with nothing ticked, who chose about older texts, until they answer", async () => {
    const user = userEvent.setup();
    const older = { functional: true, analytics: true, marketing: true, version: 0, id: "x" };
    localStorage.setItem("cr:consent", JSON.stringify({ ...older, decidedAt: new Date().toISOString() }));
    for (const visit of [1, 2]) {
      const store = await openPage();
      await screen.findByRole("region", { name: texts.title });
      expect(store.current().choice).toBeUndefined();
      expect(screen.getByRole("checkbox", { name: /^Marknadsföring/ })).toHaveProperty("checked", false);
      if (visit === 1) await user.keyboard("{Escape}");
      else await user.click(button(texts.onlyNecessary));
      expect(asked()).toBeNull();
      cleanup();
    }
    expect(stored()).toMatchObject({ marketing: false, version: 1, id: "x" });
    await openPage();
    expect(asked()).toBeNull();
  });

  it("removes a stored choice that cannot be read", async () => {
    localStorage.setItem("cr:consent", "{broken");
    await openPage();
    expect(localStorage.getItem("cr:consent")).toBeNull();
  });

  it("opens again from the footer with what was chosen, and Esc leaves it as it was", async () => {
    const user = userEvent.setup();
    const store = await openChoice();
    await user.click(button(texts.acceptAll));
    const before = stored();
    act(() => store.reopen());
    expect(screen.getByRole("checkbox", { name: /^Marknadsföring/ })).toHaveProperty("checked", true);
    expect(document.activeElement).toBe(asked());
    await user.keyboard("{Escape}");
    expect(asked()).toBeNull();
    expect(stored()).toEqual(before);
  });

  it("follows what is chosen in another tab", async () => {
    await openChoice();
    const elsewhere = { functional: false, analytics: false, marketing: false, version: 1, id: "x" };
    localStorage.setItem("cr:consent", JSON.stringify({ ...elsewhere, decidedAt: new Date().toISOString() }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "cr:consent" })));
    expect(asked()).toBeNull();
  });
});
