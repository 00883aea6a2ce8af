import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/people/accounts.ts";
import { TopBar } from "#web/app/TopBar.tsx";
import type { Session } from "#web/platform/auth/session.ts";
import { anna, keepServerSilent, show } from "./shell.tsx";

const visitor = vi.hoisted(() => ({ session: {} as Session, signOut: vi.fn() }));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => visitor.session,
  signOutEverywhere: visitor.signOut,
  getAccessToken: async () => "t0ken",
}));

const open = (me?: Me, at?: string) =>
  show(<TopBar />, { ...(me !== undefined && { me }), ...(at !== undefined && { at }) });
const names = (region: HTMLElement): string[] =>
  [...region.querySelectorAll("a, button")].map(
    (link) => link.textContent?.trim() || (link.getAttribute("aria-label") ?? ""),
  );

beforeEach(() => {
  keepServerSilent();
  visitor.session = { state: "signed-in", role: "customer", userId: "u1", name: "Anna" };
});

describe("the bars of a customer", () => {
  it("show the chosen entries and a button for the rest", () => {
    open(anna);
    expect(names(screen.getByRole("navigation", { name: "Huvudmeny" }))).toEqual([
      "Mina Cyklar",
      "Sök Cykel",
      "Annonser",
      "Köp",
      "Mer",
    ]);
    expect(names(screen.getByRole("navigation", { name: "Genvägar" }))).toEqual(["Meddelanden"]);
  });

  it("mark the current page", () => {
    open(anna, "/order");
    const current = screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map((link) => link.textContent)).toEqual(["Köp"]);
  });

  it("have a sheet with the remaining entries, settings, contact and sign-out", async () => {
    const { address } = open(anna);
    await userEvent.click(screen.getByRole("button", { name: "Mer" }));
    const sheet = await screen.findByRole("dialog", { name: "Fler alternativ" });
    expect(names(within(sheet).getByRole("list"))).toEqual([
      "Registrera cykel",
      "Kolla en cykel",
      "Mina kvitton",
      "Varför registrera cykel",
      "Hur använder jag tjänsten?",
      "Partners",
      "Poäng",
      "Inställningar",
      "Kontakta oss",
      "Language: English",
      "Ljust utseende",
      "Mörkt utseende",
      "Följ systemet",
      "Logga ut",
    ]);
    await userEvent.click(within(sheet).getByText("Mina kvitton"));
    expect(address()).toBe("/receipts");
  });

  it("sign out from the sheet", async () => {
    open(anna);
    await userEvent.click(screen.getByRole("button", { name: "Mer" }));
    await userEvent.click(await screen.findByText("Logga ut"));
    expect(visitor.signOut).toHaveBeenCalledOnce();
  });

  it("open the points dialog from an entry in a bar", async () => {
    const menus = { top: ["points" as const, "messages" as const], bottom: anna.menus.bottom };
    open({ ...anna, menus });
    await userEvent.click(screen.getByRole("button", { name: "Poäng" }));
    expect(await screen.findByRole("dialog", { name: "Poängsaldo" })).toBeTruthy();
  });

  it("show the number of unread conversations wherever the entry is", async () => {
    const { queryClient } = open(anna);
    act(() => {
      queryClient.setQueryData(["counts"], {
        notifications: 0,
        messages: 10,
        receipts: 0,
        approvals: 0,
        alerts: 0,
      });
    });
    const top = screen.getByRole("navigation", { name: "Genvägar" });
    expect(await within(top).findByText("9+")).toBeTruthy();
  });

  it("show the sheet's count, each item once", async () => {
    const { queryClient } = open(anna);
    act(() => {
      // The waiting receipt is also one of the two approvals.
      const counts = { notifications: 0, messages: 3, receipts: 1, approvals: 2, alerts: 0 };
      queryClient.setQueryData(["counts"], counts);
    });
    expect(await screen.findByRole("button", { name: /2 väntar på dig\s*Mer/ })).toBeTruthy();
  });
});

describe("the points", () => {
  it("are dots until the balance is known", () => {
    open();
    expect(screen.getByRole("button", { name: /^Poängsaldo:\s*\.\.\.$/ })).toBeTruthy();
  });

  it("open a dialog with balance, prices and links", async () => {
    const { address } = open(anna);
    await userEvent.click(screen.getByRole("button", { name: /^Poängsaldo:\s*240 p$/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Poängsaldo" }));
    const prices = dialog.getAllByRole("definition").map((price) => price.textContent);
    expect(prices).toEqual(["100 p", "50 p", "100 p"]);
    expect(dialog.getByText("Stäng")).toBeTruthy();
    await userEvent.click(dialog.getByText("Köp poäng"));
    expect(address()).toBe("/order");
  });
});

describe("the bars of others", () => {
  it("show three entries and sign-out for a store", () => {
    visitor.session = { state: "signed-in", role: "store", userId: "s1", name: "Butiken" };
    open({ ...anna, role: "store" }, "/store-dashboard");
    expect(names(screen.getByRole("navigation", { name: "Huvudmeny" }))).toEqual([
      "Butikscenter",
      "Sök cykel",
      "Inställningar",
    ]);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Logga ut"]);
  });

  it("show the panel and the sheet for an administrator", () => {
    visitor.session = { state: "signed-in", role: "admin", userId: "a1", name: "Karin" };
    open({ ...anna, role: "admin" }, "/admin-dashboard");
    expect(names(screen.getByRole("navigation", { name: "Huvudmeny" }))).toEqual(["Admin Panel", "Mer"]);
    expect(screen.queryByRole("navigation", { name: "Genvägar" })).toBeNull();
  });

  it("are hidden until the session is known", () => {
    visitor.session = { state: "loading" };
    open();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByRole("link", { name: "Cykelregistret, startsida" })).toBeTruthy();
  });
});
