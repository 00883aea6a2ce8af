import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminSearchCard } from "#contract/office/admin-search.ts";
import { aProblem, queriesTo, bikeId, fetched, open, prepare, serve } from "./browser.tsx";
import { AdminSearchPage } from "#web/bikes/search/admin/AdminSearchPage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: "admin", userId: "u1", name: "Karin" }),
  getAccessToken: async () => "token",
}));

const aBike = (n: number, changes: Partial<AdminSearchCard> = {}): AdminSearchCard => ({
  id: bikeId(n),
  frameNumber: "WTU204K8861",
  frameNumberTyped: "wtu 204-k8861",
  status: "registered",
  brand: "Monark",
  model: `Karin ${n}`,
  color: "svart",
  type: "dam",
  registeredAt: "2026-11-01T10:00:00.000Z",
  possibleDuplicate: false,
  hidden: [],
  owner: { userId: "anna", fullName: "Anna Lindqvist", email: "anna@example.se" },
  ...changes,
});

const path = "/admin/bikes/search";
const show = (address = "/admin-bike-search") => open(AdminSearchPage, address);

beforeEach(() => prepare());

describe("the administrators' search", () => {
  it("says that it is logged, and does not search unasked", () => {
    show();
    expect(screen.getByText(/Vem som söker, och efter vad, loggas/)).toBeTruthy();
    expect(screen.getByText("Skriv vad du söker, eller välj en status.")).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("finds bikes by their owner, and shows all fields", async () => {
    const bike = aBike(1, {
      status: "stolen",
      stolenSince: "2026-11-12",
      hidden: ["description", "name"],
      description: "Repa på ramen",
      possibleDuplicate: true,
      owner: { userId: "anna", fullName: "Anna Lindqvist", email: "a***@example.se" },
    });
    serve({ [path]: () => ({ items: [bike] }) });
    const { address } = show();
    await userEvent.type(
      screen.getByRole("textbox", { name: "Ägarens namn eller e-post" }),
      "anna@example.se{Enter}",
    );
    const card = within(await screen.findByRole("article", { name: "Monark Karin 1" }));
    expect(address()).toBe("/admin-bike-search?owner=anna@example.se");
    expect(queriesTo(path)).toEqual(["owner=anna@example.se&status=any"]);
    for (const text of [
      "STULEN",
      "Möjlig dubblett",
      "WTU204K8861",
      "wtu 204-k8861",
      "12 november 2026",
      "Repa på ramen",
      "namn, beskrivning",
      bikeId(1),
    ])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/admin-bikes/bike_000000000000000000000001",
      "/admin-people/anna",
      "/admin-people/anna?act=points",
    ]);
  });

  it("shows deleted bikes and those under review", async () => {
    serve({
      [path]: () => ({
        items: [aBike(1, { status: "deleted", owner: undefined }), aBike(2, { status: "pending_review" })],
      }),
    });
    const { address } = show();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Borttagna");
    const [deleted, waiting] = (await screen.findAllByRole("article")).map((card) => within(card));
    expect(address()).toBe("/admin-bike-search?status=deleted");
    expect(deleted?.getByText("Borttagen")).toBeTruthy();
    expect(deleted?.getByText("Tidigare ägare")).toBeTruthy();
    expect(waiting?.getByText("Granskas")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Rensa alla filter" }));
    expect(address()).toBe("/admin-bike-search");
  });

  it("loads one page at a time, on request only", async () => {
    serve({
      [path]: ({ searchParams }) =>
        searchParams.has("cursor") ? { items: [aBike(2)] } : { items: [aBike(1)], cursor: "two" },
    });
    show("/admin-bike-search?brand=Monark");
    await screen.findByRole("heading", { name: "Den första träffen" });
    expect(queriesTo(path)).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByRole("heading", { name: "2 träffar" });
    expect(queriesTo(path)).toEqual(["brand=Monark&status=any", "brand=Monark&status=any&cursor=two"]);
  });

  it("explains empty results and failures", async () => {
    serve({ [path]: () => ({ items: [] }) });
    show("/admin-bike-search?q=WTU999X1");
    expect(await screen.findByRole("heading", { name: "Ingen cykel matchar sökningen" })).toBeTruthy();
    cleanup();
    serve({ [path]: () => aProblem(403, "forbidden") });
    show("/admin-bike-search?q=WTU999X1");
    expect(await screen.findByText(/Behörighetsfel/)).toBeTruthy();
  });
});
