import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "#web/auth/session.ts";
import { EmptyPage } from "#web/features/empty/EmptyPage.tsx";
import { emptyPages } from "#web/features/empty/empty-pages.ts";
import { QrPage } from "#web/features/empty/QrPage.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveLayout, show } from "#tests/web/app/shell.tsx";

const visitor = vi.hoisted(() => ({ session: {} as Session }));
vi.mock("#web/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => undefined,
}));

beforeEach(giveLayout);
afterEach(cleanup);

const links = () =>
  within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

describe.each(["sv", "en"] as const)("an empty page in %s", (language) => {
  beforeEach(() => startTexts(language));

  it.each(Object.keys(emptyPages))("%s says what is here, that nothing is, and where to go", (path) => {
    show(<EmptyPage />, { at: path });
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent !== "")).toEqual([true, true]);
    expect(links().length).toBeGreaterThan(0);
    expect(document.title).toContain(screen.getByRole("heading", { level: 1 }).textContent);
  });
});

describe("a page with tabs", () => {
  beforeEach(() => startTexts("sv"));

  it.each([
    ["/receipts", "Ägarkvitton", "Inga ägarkvitton än"],
    ["/receipts?tab=purchases", "Köpkvitton", "Inga köpkvitton än"],
    ["/bike-ads", "Till salu", "Inga cyklar till salu än"],
    ["/bike-ads?tab=wanted", "Efterlysta", "Inga efterlysningar än"],
    ["/admin-qr-management?tab=inventory", "Lager", "Inget i lager än"],
    ["/admin-qr-management?tab=nonsense", "Skapa koder", "Inga QR-koder än"],
  ])("%s shows %s", (at, tab, empty) => {
    show(<EmptyPage />, { at });
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe(tab);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(empty);
  });
});

describe("the page of a code that no bike has", () => {
  beforeEach(() => startTexts("sv"));

  it("says so, and offers to register the bike", () => {
    visitor.session = { state: "signed-out" };
    show(<QrPage />, { at: "/qr/abc" });
    expect(screen.getByRole("heading", { name: "QR-koden är inte kopplad" })).toBeTruthy();
    expect(links()).toEqual(["Registrera cykel /bike-registration", "Sök cykel /bike-search"]);
  });

  it("offers a store to search alone", () => {
    visitor.session = { state: "signed-in", role: "store", userId: "s1", name: "" };
    show(<QrPage />, { at: "/qr/abc" });
    expect(links()).toEqual(["Sök cykel /bike-search"]);
  });
});
