import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedBike } from "#contract/bikes/bikes.ts";
import { aBike, answer, fetched, open, prepare } from "./browser.tsx";
import { clearStorage } from "#web/platform/auth/clear-storage.ts";

const page = (items: ListedBike[], cursor?: string) => () =>
  Response.json({ items, ...(cursor && { cursor }) });
const requests = () => fetched.mock.calls.map(([address]) => address);
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

beforeEach(() => {
  localStorage.clear();
  prepare();
});

const sortBy = async (name: string) => {
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sortera" }), name);
};

const more = [aBike(7), aBike(6), aBike(5)];

describe("the card of a stolen bike", () => {
  it("shows how many people have found it", async () => {
    const stolen = { status: "stolen", stolenSince: "2026-11-01" } as const;
    answer(page([{ ...aBike(2), ...stolen, finders: 2 }, { ...aBike(1), ...stolen, finders: 1 }, aBike(3)]));
    open("/my-bikes");
    await screen.findByText("3 cyklar");
    const [two, one, none] = screen.getAllByRole("article").map((card) => card.textContent);
    expect(two).toContain("2 personer tror sig ha hittat den");
    expect(one).toContain("1 person tror sig ha hittat den");
    expect(none).not.toContain("har hittat");
  });
});

describe("the controls of a list", () => {
  it("appear from the fourth bike", async () => {
    answer(page([aBike(3), aBike(2), aBike(1)]));
    open("/my-bikes");
    await screen.findByText("3 cyklar");
    expect(screen.queryByRole("combobox", { name: "Sortera" })).toBeNull();
    cleanup();
    answer(page([...more, aBike(1)]));
    open("/my-bikes");
    expect(await screen.findByRole("combobox", { name: "Sortera" })).toBeTruthy();
  });
});

describe("the sort order", () => {
  it("comes from the server, and reloads when changed", async () => {
    answer(page([aBike(9), aBike(8), aBike(2), aBike(1)]), page([aBike(1), aBike(2), aBike(8), aBike(9)]));
    open("/my-bikes");
    await screen.findByText("4 cyklar");
    const order = [9, 8, 2, 1].map((n) => `Crescent Femto ${n}`);
    expect(names()).toEqual(order);
    await sortBy("Namn");
    await vi.waitFor(() => expect(names()).toEqual(order.toReversed()));
    expect(requests()).toEqual(["/api/bikes?limit=20&sort=newest", "/api/bikes?limit=20&sort=name"]);
  });

  it("is remembered, even after signing out", async () => {
    const bikes = page([...more, aBike(1)]);
    answer(bikes, bikes, bikes);
    open("/my-bikes");
    await sortBy("Status");
    clearStorage();
    cleanup();
    open("/my-bikes");
    await screen.findByText("4 cyklar");
    expect(requests().at(-1)).toBe("/api/bikes?limit=20&sort=status");
  });

  it("is the default if the remembered value is invalid", async () => {
    localStorage.setItem("cr:bikes-sort", "price");
    answer(page([aBike(1)]));
    open("/my-bikes");
    await screen.findByText("1 cykel");
    expect(requests()).toEqual(["/api/bikes?limit=20&sort=newest"]);
  });
});

describe("the filter", () => {
  const stolen = aBike(1, { status: "stolen" });

  it("covers all bikes, including those on later pages", async () => {
    answer(page([aBike(3), aBike(2)], "c1"), page([stolen]));
    open("/my-bikes");
    await userEvent.click(await screen.findByText("Stulna"));
    expect(await screen.findByText("1 cykel visas")).toBeTruthy();
    expect(names()).toEqual(["Crescent Femto 1"]);
    await userEvent.click(screen.getByText("Alla"));
    expect(await screen.findByText("3 cyklar")).toBeTruthy();
  });

  it.each([
    ["Stulna", "Ingen av dina cyklar är anmäld stulen"],
    ["Granskas", "Ingen av dina cyklar granskas"],
  ])("%s explains that there are none, and links back to all", async (filter, heading) => {
    answer(page([...more, aBike(1)]));
    open("/my-bikes");
    await userEvent.click(await screen.findByText(filter));
    await screen.findByRole("heading", { name: heading });
    await userEvent.click(screen.getByRole("button", { name: "Visa alla cyklar" }));
    expect(names()).toHaveLength(4);
  });
});

describe("a card", () => {
  it("links to a theft report, or to marking the bike as recovered", async () => {
    answer(page([aBike(2), aBike(1, { status: "stolen" })]));
    open("/my-bikes");
    const report = await screen.findByRole("link", { name: "Anmäl stulen: Crescent Femto 2" });
    expect(report.getAttribute("href")).toMatch(/\/report-stolen$/);
    const back = screen.getByRole("link", { name: "Markera som återfunnen: Crescent Femto 1" });
    expect(back.getAttribute("href")).toMatch(/\/recovered$/);
  });
});
