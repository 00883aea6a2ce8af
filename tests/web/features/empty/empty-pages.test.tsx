import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EmptyPage } from "#web/features/empty/EmptyPage.tsx";
import { emptyPages } from "#web/features/empty/empty-pages.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveLayout, show } from "#tests/web/app/shell.tsx";

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
