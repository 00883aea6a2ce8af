import { describe, expect, it } from "vitest";
import { Menus, cleanMenus, defaultMenus, menuIds } from "#contract/platform/menus.ts";

const own: Menus = { top: ["points", "bike"], bottom: ["order", "search", "messages", "receipts"] };
const issuesOf = (menus: object) => Menus.safeParse(menus).error?.issues.map(({ message }) => message);

describe("menus that a person chooses", () => {
  it.each([
    ["an unknown id", { ...own, top: ["points", "fax"] }, "menu-id-unknown"],
    ["an administrator's page", { ...own, top: ["points", "admin-search"] }, "menu-id-unknown"],
    ["one item in the top bar", { ...own, top: ["points"] }, "menu-too-short"],
    ["three items in the bottom bar", { ...own, bottom: ["order", "search", "bike"] }, "menu-too-short"],
    ["the same item twice", { ...own, top: ["points", "points"] }, "menu-id-repeated"],
  ])("cannot have %s", (_, menus, rule) => expect(issuesOf(menus)).toEqual([rule]));

  it("can have everything in both bars", () => {
    expect(issuesOf({ top: [...menuIds], bottom: [...menuIds] })).toBeUndefined();
  });
});

describe("menus that were stored", () => {
  it("stay unchanged while every item exists", () => {
    expect(cleanMenus(own)).toEqual({ menus: own, changed: false });
    expect(cleanMenus(defaultMenus)).toEqual({ menus: defaultMenus, changed: false });
  });

  it("lose items that no longer exist or come twice", () => {
    const stored = { top: ["fax", "points", "bike"], bottom: [...own.bottom, "order"] };
    expect(cleanMenus(stored)).toEqual({ menus: own, changed: true });
  });

  it("are replaced by the default, each bar on its own, when too few items remain", () => {
    expect(cleanMenus({ top: own.top, bottom: ["order", "search", "fax", "bike"] })).toEqual({
      menus: { top: own.top, bottom: defaultMenus.bottom },
      changed: true,
    });
    expect(cleanMenus({ top: ["points", "fax"], bottom: own.bottom })).toEqual({
      menus: { top: defaultMenus.top, bottom: own.bottom },
      changed: true,
    });
  });
});
