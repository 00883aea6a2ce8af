import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { prices } from "#contract/points/prices.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { publicLinks, serviceLinks } from "#web/platform/ui/public/public-links.ts";
import { ForShopsPage } from "#web/shops/for-shops/ForShopsPage.tsx";

it("header and footer lead a shop to what it gets and costs, its application and its sign-in", async () => {
  const links = [...publicLinks("sv"), ...serviceLinks("sv")].filter(({ text }) => text === "stores");
  expect(links.map(({ href }) => href)).toEqual(["/for-shops", "/for-shops"]);
  await startTexts("sv");
  showPages([{ path: "/for-shops", Component: ForShopsPage }], "/for-shops");
  const to = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await to("Ansök")).toBe("/register?for=store");
  expect(await to("Logga in")).toBe("/store-login");
  expect(screen.getByText(new RegExp(`kostar ${prices.registration} poäng`))).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
});
