import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { consent as texts } from "#web/platform/i18n/sv/consent.ts";

const stored = (): Record<string, unknown> | null =>
  JSON.parse(localStorage.getItem("cr:consent") ?? "null") as Record<string, unknown> | null;

/** A freshly opened page: modules are reset, browser storage is kept. */
const openPage = async () => {
  vi.resetModules();
  const { ConsentPanel } = await import("#web/platform/ui/consent/ConsentPanel.tsx");
  const { consentStore } = await import("#web/platform/ui/consent/consent-store.ts");
  render(<ConsentPanel texts={texts} />);
  return consentStore;
};
/** Opens it as the footer does. */
const openChoice = async () => {
  const store = await openPage();
  act(store.reopen);
  await screen.findByRole("region", { name: texts.title });
  return store;
};

const button = (name: string) => screen.getByRole("button", { name });
const panel = () => screen.queryByRole("region", { name: texts.title });

beforeEach(() => localStorage.clear());

describe("the choice of cookies", () => {
  it("does not appear unasked, because no cookie needs consent", async () => {
    await openPage();
    expect(panel()).toBeNull();
    expect(stored()).toBeNull();
  });

  it("opens from the footer, with accept and reject of equal weight", async () => {
    await openChoice();
    expect(button(texts.onlyNecessary).className).toBe(button(texts.acceptAll).className);
    expect(document.activeElement).toBe(panel());
  });

  it("stores a no as well as a yes, under a random id, and confirms it", async () => {
    const user = userEvent.setup();
    await openChoice();
    await user.click(button(texts.onlyNecessary));
    expect(stored()).toMatchObject({ functional: false, analytics: false, marketing: false, version: 1 });
    expect(stored()?.["id"]).toMatch(/^[\da-f-]{36}$/);
    expect(screen.getByRole("status").textContent).toBe("Cookieinställningar sparade");
    expect(panel()).toBeNull();
  });

  it("stays open with its ticks when the account's choice arrives", async () => {
    const user = userEvent.setup();
    const store = await openChoice();
    await user.click(screen.getByRole("checkbox", { name: /^Marknadsföring/ }));
    const decidedAt = new Date().toISOString();
    act(() => store.adopt({ functional: false, analytics: true, marketing: false, version: 1, decidedAt }));
    expect(screen.getByRole("checkbox", { name: /^Statistik/ })).toHaveProperty("checked", true);
    expect(screen.getByRole("checkbox", { name: /^Marknadsföring/ })).toHaveProperty("checked", true);
  });

  it("lets every kind be chosen separately, except necessary cookies", async () => {
    const user = userEvent.setup();
    await openChoice();
    const necessary = screen.getByRole("checkbox", { name: /^Nödvändiga/ });
    expect(necessary).toHaveProperty("disabled", true);
    expect(necessary).toHaveProperty("checked", true);
    await user.click(screen.getByRole("checkbox", { name: /^Statistik/ }));
    await user.click(button(texts.save));
    expect(stored()).toMatchObject({ functional: false, analytics: true, marketing: false });
  });

  it("is valid for a year, and asked for again on the next page after it", async () => {
    const user = userEvent.setup();
    await openChoice();
    await user.click(button(texts.acceptAll));
    const decided = Date.now();
    vi.useFakeTimers({ now: decided + 364 * 86_400_000, toFake: ["Date"] });
    cleanup();
    await openPage();
    expect(panel()).toBeNull();
    cleanup();
    vi.setSystemTime(decided + 366 * 86_400_000);
    const store = await openPage();
    await screen.findByRole("region", { name: texts.title });
    expect(store.current().choice).toBeUndefined();
    await user.click(button(texts.acceptAll));
    expect(stored()).toMatchObject({ marketing: true });
    cleanup();
    await openPage();
    expect(panel()).toBeNull();
  });

  it("asks again once after the texts have changed, with nothing ticked: closing it is a no", async () => {
    const user = userEvent.setup();
    const older = { functional: true, analytics: true, marketing: true, version: 0, id: "x" };
    localStorage.setItem("cr:consent", JSON.stringify({ ...older, decidedAt: new Date().toISOString() }));
    const store = await openPage();
    await screen.findByRole("region", { name: texts.title });
    expect(store.current().choice).toBeUndefined();
    expect(screen.getByRole("checkbox", { name: /^Marknadsföring/ })).toHaveProperty("checked", false);
    await user.keyboard("{Escape}");
    expect(stored()).toMatchObject({ marketing: false, version: 1, id: "x" });
    cleanup();
    await openPage();
    expect(panel()).toBeNull();
  });

  it("removes a stored choice that cannot be read", async () => {
    localStorage.setItem("cr:consent", "{broken");
    await openPage();
    expect(localStorage.getItem("cr:consent")).toBeNull();
  });

  it("reopens with the earlier choice, and Esc keeps it", async () => {
    const user = userEvent.setup();
    const store = await openChoice();
    await user.click(button(texts.acceptAll));
    const before = stored();
    act(() => store.reopen());
    expect(screen.getByRole("checkbox", { name: /^Marknadsföring/ })).toHaveProperty("checked", true);
    expect(document.activeElement).toBe(panel());
    await user.keyboard("{Escape}");
    expect(panel()).toBeNull();
    expect(stored()).toEqual(before);
  });

  it("follows a choice in another tab", async () => {
    await openChoice();
    const elsewhere = { functional: false, analytics: false, marketing: false, version: 1, id: "x" };
    localStorage.setItem("cr:consent", JSON.stringify({ ...elsewhere, decidedAt: new Date().toISOString() }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "cr:consent" })));
    expect(panel()).toBeNull();
  });
});
