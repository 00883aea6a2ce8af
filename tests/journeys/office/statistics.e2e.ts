import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "./administrator.ts";
import { tabTo } from "#tests/journeys/platform/tab-to.ts";
import { test } from "#tests/journeys/platform/test.ts";

test("an administrator looks up the thefts in Malmö last quarter and downloads the figures", async ({
  page,
  request,
}) => {
  await signInAsAdministrator(page, request);
  await page
    .getByRole("link", { name: /Försäkringsdata/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Förra kvartalet" }).click();
  await expect(page.getByRole("button", { name: "CSV" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Kommun" }).fill("Malm");
  await expect(page.getByTitle("Malmö", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  const finding = page.getByRole("heading", { level: 1, name: /^Malmö: \d+ .*cyklar anmälda stulna$/ });
  await expect(finding).toBeVisible();
  const [, count = ""] = /Malmö: (\d+)/.exec((await finding.textContent()) ?? "") ?? [];
  await expectAccessible(page);

  const card = page.getByRole("region", { name: "Anmälda stulna: Malmö" });
  const chart = card.getByRole("slider");
  await tabTo(page, chart);
  await chart.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", /^\p{L}+ \d{4}: \d+ · Jämförelse: /u);
  await card.getByRole("button", { name: "Tabell" }).click();
  await expect(card.getByRole("row")).toHaveCount(4);
  await expect(card.getByRole("row").last()).toHaveText(/\d/);
  await page.getByRole("button", { name: "Att lämna ut" }).click();
  await expect(finding).toBeVisible();
  await card.getByRole("button", { name: "CSV" }).waitFor();
  const [, rounded = ""] = /Malmö: (\d+)/.exec((await finding.textContent()) ?? "") ?? [];
  expect([Number(rounded) % 5, Math.abs(Number(rounded) - Number(count)) <= 2]).toEqual([0, true]);
  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const [head, ...rows] = file.trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFKvartal;Antal;Jämförelse");
  expect(rows.map((row) => row.split(";")[1])).toEqual([rounded]);

  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(
    again.getByRole("heading", { level: 1, name: (await finding.textContent()) ?? "" }),
  ).toBeVisible();
  const picture = again.waitForEvent("download");
  await again.getByRole("region", { name: "Kommuner" }).getByRole("button", { name: "PNG" }).click();
  const png = await readFile(await (await picture).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
});
