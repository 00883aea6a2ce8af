import { aProblem } from "#tests/web/answer-calls.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Partner } from "#contract/shops/partners.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { PartnerPage } from "#web/shops/partners/PartnerPage.tsx";
import { PartnersPage } from "#web/shops/partners/PartnersPage.tsx";

const aPartner = (changes: Partial<Partner> = {}): Partner => ({
  id: "store_1",
  name: "Cykelboden",
  city: "Vadstena",
  registersAtSale: true,
  ...changes,
});
const other = aPartner({
  id: "store_2",
  name: "Ärlans Cykel",
  city: "Umeå",
  registersAtSale: false,
  address: { street: "Storgatan 1", postalCode: "903 20" },
});

let api: Record<string, () => Response>;
beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    const answer = api[address.replace("/api", "")];
    if (!answer) throw new Error(`Nothing was foreseen for ${address}`);
    return answer();
  });
});

const open = (path: string, answers: typeof api) => {
  api = answers;
  const { router } = showPages(
    [
      { path: "/partners", Component: PartnersPage },
      { path: "/partners/:partnerId", Component: PartnerPage },
    ],
    path,
  );
  return router;
};
const list = (...items: Partner[]) => ({ "/partners?limit=50": () => Response.json({ items }) });
const names = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

it("partners of all pages are listed and found by town or name", async () => {
  open("/partners", {
    "/partners?limit=50": () => Response.json({ items: [aPartner()], cursor: "next" }),
    "/partners?limit=50&cursor=next": () => Response.json({ items: [other] }),
  });
  expect(await screen.findByRole("article", { name: "Cykelboden" })).toBeTruthy();
  expect(names()).toEqual(["Cykelboden", "Ärlans Cykel"]);
  expect(screen.getAllByText("Registrerar vid köp")).toHaveLength(1);
  const field = screen.getByRole("searchbox", { name: "Ort eller butik" });
  await userEvent.type(field, "umeå");
  expect(names()).toEqual(["Ärlans Cykel"]);
  await userEvent.clear(field);
  await userEvent.type(field, "boden");
  expect(names()).toEqual(["Cykelboden"]);
  await userEvent.type(field, "x");
  expect(screen.getByText("Ingen butik hittades")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Visa alla" }));
  expect(names()).toHaveLength(2);
});

it("the list can be printed", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  open("/partners", list(aPartner()));
  await userEvent.click(await screen.findByRole("button", { name: "Skriv ut" }));
  expect(print).toHaveBeenCalledOnce();
});

it("an empty directory says so", async () => {
  open("/partners", list());
  expect(await screen.findByText("Inga partners än")).toBeTruthy();
});

it("a partner's page shows its place, hours and services", async () => {
  const website = "https://cykelboden.example/butik";
  const hours = "Måndag–fredag 10–18\nLördag 10–14";
  open("/partners/store_2", {
    "/partners/store_2": () => Response.json({ ...other, hours, website, registersAtSale: true }),
  });
  expect(await screen.findByRole("heading", { name: "Ärlans Cykel" })).toBeTruthy();
  expect(screen.getByText("Storgatan 1, 903 20 Umeå")).toBeTruthy();
  expect(screen.getByText(/Lördag 10–14/)).toBeTruthy();
  expect(screen.getByText("Butiken registrerar cykeln på dig när du köper den.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "cykelboden.example" });
  expect(link.getAttribute("href")).toBe(website);
  expect(link.getAttribute("rel")).toContain("noopener");
});

it.each([["store-not-found", 404] as const, ["invalid-request", 400] as const])(
  "says of one that is not there (%s) that it is not",
  async (code, status) => {
    open("/partners/store_x", {
      "/partners/store_x": () => aProblem(status, code),
    });
    expect(await screen.findByText("Butiken finns inte bland partnerna")).toBeTruthy();
  },
);
