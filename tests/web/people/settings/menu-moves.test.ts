import { describe, expect, it } from "vitest";
import { defaultMenus, type Menus } from "#contract/platform/menus.ts";
import { areTooShort, idsIn, moved } from "#web/people/settings/menus/menu-moves.ts";

const menus: Menus = {
  top: ["settings", "messages", "points"],
  bottom: ["bike", "search", "bike-ads", "order"],
};

describe("moved", () => {
  it.each([
    ["up", "messages", 0, ["messages", "settings", "points"]],
    ["down", "settings", 2, ["messages", "settings", "points"]],
    ["to the end", "settings", 3, ["messages", "points", "settings"]],
    ["to where it stands", "messages", 1, ["settings", "messages", "points"]],
  ] as const)("takes an entry %s", (_where, id, before, top) => {
    expect(moved(menus, { id, from: "top", to: "top", before })).toEqual({ ...menus, top });
  });

  it("moves an entry to a place in the other menu", () => {
    expect(moved(menus, { id: "points", from: "top", to: "bottom", before: 1 })).toEqual({
      top: ["settings", "messages"],
      bottom: ["bike", "points", "search", "bike-ads", "order"],
    });
  });

  it("removes an entry from a menu and adds another", () => {
    const without = moved(menus, { id: "points", from: "top", to: "rest", before: 0 });
    expect(without.top).toEqual(["settings", "messages"]);
    expect(idsIn(without, "rest")).toContain("points");
    const withIt = moved(without, { id: "receipts", from: "rest", to: "bottom", before: Infinity });
    expect(withIt.bottom).toEqual(["bike", "search", "bike-ads", "order", "receipts"]);
  });

  it("never adds an entry twice", () => {
    const both: Menus = { ...menus, bottom: ["points", "bike", "search", "order"] };
    expect(moved(both, { id: "points", from: "top", to: "bottom", before: 4 }).bottom).toEqual([
      "bike",
      "search",
      "order",
      "points",
    ]);
  });
});

describe("idsIn", () => {
  it("lists the entries in neither menu, in the full menu's order", () => {
    expect(idsIn(defaultMenus, "rest")).toEqual([
      "check",
      "receipts",
      "why-bike-owners",
      "how-to-use",
      "partners",
      "points",
    ]);
  });
});

it("menus need two entries at the top and four at the bottom", () => {
  expect(areTooShort(defaultMenus)).toBe(false);
  expect(areTooShort({ ...defaultMenus, top: ["settings"] })).toBe(true);
  expect(areTooShort({ ...defaultMenus, bottom: ["bike", "search", "order"] })).toBe(true);
});
