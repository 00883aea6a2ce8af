import { describe, expect, it } from "vitest";
import type { Role } from "#contract/people/accounts.ts";
import { defaultMenus, menuIds, type Menus } from "#contract/platform/menus.ts";
import { badgeText } from "#web/platform/ui/badge-text.ts";
import { hasTopNavigation } from "#web/app/chrome.ts";
import { type Menu, menuOf } from "#web/app/menu.ts";
import { menuItem } from "#web/app/menu-items.ts";
import type { SettledSession } from "#web/platform/auth/session.ts";
import { common } from "#web/platform/i18n/sv/common.ts";

const as = (role: Role): SettledSession => ({ state: "signed-in", role, userId: "u1", name: "Anna" });
const ids = ({ top, bottom, more }: Menu) => ({
  top: top.map(({ id }) => id),
  bottom: bottom.map(({ id }) => id),
  more: more?.map(({ id }) => id),
});

describe("the menu", () => {
  it("has the entries of the specification", () => {
    const entries = (Object.keys(common.menu) as (keyof typeof common.menu)[]).map(
      (id) => `${id} | ${common.menu[id]} | ${menuItem(id).path}`,
    );
    expect(entries.slice(0, 15)).toEqual([
      "bike | Mina Cyklar | /my-bikes",
      "search | Sök Cykel | /",
      "bike-ads | Annonser | /bike-ads",
      "admin-search | Admin Panel | /admin-dashboard",
      "order | Köp | /order",
      "settings | Inställningar | /settings",
      "messages | Meddelanden | /messages",
      "receipts | Mina kvitton | /receipts",
      "why-bike-owners | Varför registrera cykel | /why-bike-owners",
      "how-to-use | Hur använder jag tjänsten? | /how-to-use",
      "partners | Partners | /partners",
      "points | Poäng | /order",
      "admin-qr-print | QR Utskrifter | /admin-qr-print",
      "business-analytics | Affärsdata | /business-analytics",
      "insurance-analytics | Försäkringsdata | /insurance-analytics",
    ]);
  });

  it("of a customer shows the chosen entries, the rest and the settings in the sheet", () => {
    expect(ids(menuOf(as("customer"), defaultMenus))).toEqual({
      top: ["messages"],
      bottom: ["bike", "search", "bike-ads", "order"],
      more: ["register", "check", "receipts", "why-bike-owners", "how-to-use", "partners", "points"],
    });
  });

  it("shows every entry of a customer exactly once", () => {
    const all: Menus[] = [
      { top: [...menuIds], bottom: [...menuIds] },
      { top: ["points", "bike", "receipts"], bottom: ["receipts", "points", "partners", "how-to-use"] },
      defaultMenus,
    ];
    for (const menus of all) {
      const { top, bottom, more } = ids(menuOf(as("customer"), menus));
      const shown = [...top, ...bottom, ...(more ?? [])].filter((id) => id !== "settings");
      expect(shown.toSorted()).toEqual(["register", ...menuIds].filter((id) => id !== "settings").toSorted());
    }
  });

  it("of a store has three entries and no sheet", () => {
    const { bottom, top, more } = menuOf(as("store"), defaultMenus);
    expect(bottom.map(({ id, path }) => [common.menu[id], path])).toEqual([
      ["Butikscenter", "/store-dashboard"],
      ["Sök cykel", "/store-search"],
      ["Inställningar", "/store-settings"],
    ]);
    expect([top, more]).toEqual([[], undefined]);
  });

  it("of an administrator has the panel", () => {
    expect(ids(menuOf(as("admin"), defaultMenus))).toEqual({
      top: [],
      bottom: ["admin-search"],
      more: [],
    });
  });

  it("is empty for someone signed out or without the second factor", () => {
    const half: SettledSession = { ...as("customer"), totpRequired: true } as SettledSession;
    for (const session of [{ state: "signed-out" } as const, half])
      expect(ids(menuOf(session, defaultMenus))).toEqual({ top: [], bottom: [], more: undefined });
  });
});

describe("the top navigation", () => {
  it.each(["/auth", "/register", "/qr", "/public-qr", "/qr/abc"])("is hidden on %s", (path) => {
    expect(hasTopNavigation(path, as("customer"))).toBe(false);
  });

  it("is there on other pages for customers and administrators", () => {
    for (const path of ["/my-bikes", "/order", "/qr-roll", "/authors"]) {
      expect(hasTopNavigation(path, as("customer"))).toBe(true);
      expect(hasTopNavigation(path, as("admin"))).toBe(true);
    }
  });

  it("is hidden for stores and for people who are signed out", () => {
    expect(hasTopNavigation("/store-search", as("store"))).toBe(false);
    expect(hasTopNavigation("/bike-search", { state: "signed-out" })).toBe(false);
    expect(hasTopNavigation("/bike-search", { state: "loading" })).toBe(false);
  });
});

describe("a badge", () => {
  it("shows the count, nothing for zero, and 9+ from ten", () => {
    expect([undefined, 0, 1, 9, 10, 250].map(badgeText)).toEqual([
      undefined,
      undefined,
      "1",
      "9",
      "9+",
      "9+",
    ]);
  });
});
