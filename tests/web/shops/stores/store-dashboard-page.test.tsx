import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { showPages } from "#tests/web/show-pages.tsx";
import { firstOfAll } from "#web/shops/stores/dashboard/first-of-all.ts";
import { StoreDashboardPage } from "#web/shops/stores/dashboard/StoreDashboardPage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const store = { storeId: "store_1", name: "Cykelboden", city: "Vadstena", state: "active" };
const order = {
  orderNumber: "CR-261124-ABCDEF",
  kind: "qr_order",
  state: "sent",
  count: 100,
  linked: 100,
  createdAt: "2026-11-24T10:00:00.000Z",
};

let api: Record<string, (() => Response)[]>;
beforeEach(() => {
  api = {
    "": [() => Response.json(store)],
    "/inventory": [() => Response.json({ rolls: 2, active: 64 })],
    "/orders": [() => Response.json({ items: [] })],
  };
  vi.stubGlobal("fetch", async (address: string) => {
    const answers = api[address.replace("/api/store", "")] ?? [];
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new Error(`Nothing was foreseen for ${address}`);
    return next();
  });
});

const open = (answers: typeof api = {}) => {
  api = { ...api, ...answers };
  showPages([{ path: "/", Component: StoreDashboardPage }]);
};

it("the dashboard shows the shop, that nothing waits, and its orders", async () => {
  const items = [1, 2, 3, 4].map((serial) => ({ ...order, orderNumber: `CR-261124-ABCDE${serial}` }));
  open({ "/orders": [() => Response.json({ items })] });
  expect(await screen.findByText("Cykelboden, Vadstena")).toBeTruthy();
  expect(await screen.findByText("Inget väntar på er.")).toBeTruthy();
  expect(screen.getByText(/64 aktiva koder/)).toBeTruthy();
  expect(await screen.findAllByText(/^CR-261124/)).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Lager och beställningar" }).getAttribute("href")).toBe(
    "/store-inventory",
  );
});

it("first says that stickers are out, and links to the order", async () => {
  open({ "/inventory": [() => Response.json({ rolls: 0, active: 0 })] });
  const part = within(await screen.findByRole("region", { name: "Att göra först" }));
  expect(part.getByText("Dekalerna är slut. Beställ fler.")).toBeTruthy();
  expect(part.getByRole("link", { name: "Beställ dekaler" }).getAttribute("href")).toBe("/store-inventory");
});

it("tells staff that their shop is suspended and why", async () => {
  const decision = { reason: "Kvitton som inte stämmer", at: "2026-11-24T10:00:00.000Z" };
  open({ "": [() => Response.json({ ...store, state: "suspended", decision })] });
  const part = within(await screen.findByRole("region", { name: "Butiken är avstängd" }));
  expect(part.getByText("Skäl: Kvitton som inte stämmer")).toBeTruthy();
  expect(part.getByRole("link", { name: "Kontakta oss" })).toBeTruthy();
});

describe("the shop's first task", () => {
  const now = new Date("2026-11-24T12:00:00.000Z");
  it.each([
    [{ rolls: 0, active: 0 }, { what: "out" }],
    [{ rolls: -1, active: 0 }, { what: "out" }],
    [{ rolls: 0, active: 5 }, undefined],
    [
      { rolls: 0, active: 5, perDay: 1, lastsUntil: "2026-11-29" },
      { what: "few", until: "2026-11-29" },
    ],
    [
      { rolls: 1, active: 5, perDay: 5, lastsUntil: "2026-12-15" },
      { what: "few", until: "2026-12-15" },
    ],
    [{ rolls: 1, active: 5, perDay: 5, lastsUntil: "2026-12-16" }, undefined],
  ] as const)("with %j is %j", (stock, first) => {
    expect(firstOfAll(stock, now)).toEqual(first);
  });
});
