import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { aTill } from "./a-till.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { test } from "#tests/journeys/platform/test.ts";

const count = 200;
const [faulty, good] = [10, 190];

/** The format of an older till: semicolons and Windows encoding. */
const aList = (run: string): Buffer => {
  const rows = Array.from({ length: count }, (_, place) => {
    const number = place % 20 === 7 ? "12" : `LISTA${run}${String(place).padStart(3, "0")}`;
    const brand = place === 7 ? '"=HYPERLINK(""http://x.example"")"' : "Crescent";
    return `${number};${brand};Femto;Blå;Damcykel;kund${place}@example.se;1/4 2025`;
  });
  return Buffer.from(["Ramnr;Märke;Modell;Färg;Typ;E-post;Såld", ...rows].join("\r\n"), "latin1");
};

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Välj fil").setInputFiles({ name, mimeType: "text/csv", buffer });

const register = (page: Page) => page.getByRole("button", { name: /^Registrera 190 cyklar/ });

test("a shop imports two hundred bikes sold earlier, despite an interruption", async ({ page }) => {
  await aTill(page, good * 100);
  await page.goto("/store-import");
  await expect(page.getByText("Här samlas listorna")).toBeVisible();
  await expectAccessible(page);
  await choose(page, "lista.xlsx", Buffer.from("PK\u0003\u0004"));
  await expect(page.getByRole("alert")).toContainText("Excel-fil");
  await choose(page, "lång.csv", Buffer.from(`Ramnummer\n${"WTU1234567\n".repeat(5001)}`));
  await expect(page.getByRole("alert")).toContainText("5001 rader");

  await choose(page, "sålda 2025.csv", aList(String(Date.now()).slice(-8)));
  await expect(page.getByLabel("Märke")).toHaveValue("1");
  await expect(page.getByLabel("Telefon")).toHaveValue("");
  await expect(page.getByRole("cell", { name: "Blå" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Kontrollera listan" }).click();
  await expect(register(page)).toBeVisible();
  await expect(page.getByText("190 cyklar kostar 19000 poäng. Ni har 19000.")).toBeVisible();
  await expect(page.getByText("Rad 9", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await register(page).click();
  await expect(page.getByText(/^Registrerar: [1-9]|^190 cyklar är registrerade/)).toBeVisible();
  const list = page.url();
  // Leaving the page aborts its requests.
  await page.goto("/store-bikes");
  await expect(page.getByRole("heading", { name: "Crescent Femto" }).first()).toBeVisible();
  await page.goto(list);
  // Allows for a slow machine.
  await expect(page.getByText("190 cyklar är registrerade.")).toBeVisible({ timeout: 200_000 });
  await expectAccessible(page);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ladda ner rapporten" }).click();
  const report = await readFile(await (await saving).path(), "utf8");
  const lines = report.split("\r\n").filter((line) => line !== "");
  expect(lines).toHaveLength(count + 1);
  expect(lines.filter((line) => line.includes(";Registrerad;"))).toHaveLength(good);
  expect(lines.filter((line) => line.includes(";Fel i raden;"))).toHaveLength(faulty);
  expect(lines[8]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  expect(report).not.toContain("@");
});
