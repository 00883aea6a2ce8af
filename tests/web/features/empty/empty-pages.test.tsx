import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EmptyPage } from "#web/features/empty/EmptyPage.tsx";
import { emptyPages } from "#web/features/empty/empty-pages.ts";
import { pages as en } from "#web/features/empty/texts/pages/en.ts";
import { pages as sv } from "#web/features/empty/texts/pages/sv.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveLayout, show } from "#tests/web/app/shell.tsx";

beforeEach(giveLayout);
afterEach(cleanup);

const links = () =>
  within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

describe.each(["sv", "en"] as const)("a page that is not built in %s", (language) => {
  beforeEach(() => startTexts(language));

  it.each(Object.keys(emptyPages))("%s says what will be here, and where to go", (path) => {
    show(<EmptyPage />, { at: path });
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent !== "")).toEqual([true, true]);
    expect(links().length).toBeGreaterThan(0);
    const [heading] = screen.getAllByRole("heading", { level: 2 });
    const { notBuilt, parts } = { sv, en }[language];
    expect(heading?.textContent).toBe(path === "/qr" ? parts.qrMissing.heading : notBuilt);
    expect(document.title).toContain(screen.getByRole("heading", { level: 1 }).textContent);
  });

  it.each(Object.keys(emptyPages).filter((path) => path !== "/qr"))(
    "%s never says that there is none of it",
    (path) => {
      show(<EmptyPage />, { at: path });
      expect(screen.getByRole("main").textContent).not.toMatch(/\b(inga|ingenting|no|nothing)\b/i);
    },
  );
});
