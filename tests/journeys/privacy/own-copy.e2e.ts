import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { makeCopies } from "./make-copies.ts";
import { enterAsNewPerson, mailTo, signInHere } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const part = (page: Page) => page.getByRole("region", { name: "Ladda ner mina uppgifter" });

test("a person signs in again, requests an export of their data and downloads it", async ({
  page,
  request,
}) => {
  const person = await enterAsNewPerson(page, { name: "Ingrid Uppsäter", bikes: 1 });
  await page.goto("/settings#my-data");
  await expect(
    part(page).getByText("En sida att läsa eller skriva ut, och samma uppgifter som data (JSON)."),
  ).toBeVisible();
  await expectAccessible(page);
  await part(page).getByRole("button", { name: "Logga in igen" }).click();
  await signInHere(page, person);
  await expect(page).toHaveURL(/\/settings#my-data$/);
  await part(page).getByRole("button", { name: "Be om en kopia" }).click();
  await expect(part(page).getByText(/Vi samlar ihop dina uppgifter/)).toBeVisible();
  await expectAccessible(page);
  await makeCopies(request);
  const mail = await mailTo(request, person.email, /Dina uppgifter går att ladda ner/);
  expect(mail.text).toContain("/settings#my-data");

  await page.reload();
  await expect(part(page).getByText("Går att ladda ner till")).toBeVisible();

  const saving = page.waitForEvent("download");
  await part(page).getByRole("button", { name: "Ladda ner ZIP-filen" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^cykelregistret-\d{4}-\d\d-\d\d\.zip$/);
  await expectAccessible(page);
  const files = unzipSync(await readFile(await file.path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["mina-uppgifter.html", "data.json", "schema.json"]),
  );
  const data: unknown = JSON.parse(new TextDecoder().decode(files["data.json"]));
  expect(data).toMatchObject({
    account: { fullName: "Ingrid Uppsäter", email: person.email },
    bikes: [{ brand: "Crescent", model: "Femga" }],
    log: [{ by: "you", action: "own-copy-asked" }],
  });
  expect(new TextDecoder().decode(files["mina-uppgifter.html"])).toContain("Ingrid Uppsäter");
});
