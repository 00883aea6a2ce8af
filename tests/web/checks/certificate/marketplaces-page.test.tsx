import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MarketplacesPage } from "#web/checks/certificates/MarketplacesPage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

it.each([
  ["sv", "/how-to-use#developers"],
  ["en", "/en/how-to-use#developers"],
] as const)("the page for marketplaces leads developers to the guide in %s", async (language, guide) => {
  await startTexts(language);
  showPages([{ path: "/marketplaces", Component: MarketplacesPage }], "/marketplaces");
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toContain(guide);
});
