import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/administrator.ts";
import { test } from "#tests/journeys/test.ts";

test("an administrator tells a reporter how many bikes were stolen in Malmö last quarter, and takes the figures along", async ({
  page,
  request,
}) => {
  await signInAsAdministrator(page, request);
  await page
    .getByRole("link", { name: /Försäkringsdata/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Förra kvartalet" }).click();
  await page.getByRole("combobox", { name: "Kommun" }).fill("Malm");
  await expect(page.getByTitle("Malmö", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  const finding = page.getByRole("heading", { level: 1, name: /^Malmö: \d+ .*cyklar anmälda stulna$/ });
  await expect(finding).toBeVisible();
  const [, count = ""] = /Malmö: (\d+)/.exec((await finding.textContent()) ?? "") ?? [];
  await expectAccessible(page);

  const card = page.getByRole("region", { name: "Anmälda stulna: Malmö" });
  const chart = card.getByRole("slider");
  await chart.focus();
  await chart.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", /^\p{L}+ \d{4}: \d+ · Jämförelse: /u);
  await card.getByRole("button", { name: "Tabell" }).click();
  await expect(card.getByRole("row")).toHaveCount(4);
  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const [head, ...rows] = file.trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFMånad;Antal;Jämförelse");
  const months = rows.map((row) => Number(row.split(";")[1]));
  expect(months.reduce((sum, month) => sum + month, 0)).toBe(Number(count));

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
