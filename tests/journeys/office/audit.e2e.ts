import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "./administrator.ts";
import { newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

test("an administrator searches the log by action and person and exports it, and the search is logged", async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { name: "Finn Ask" });
  await signInAsAdministrator(page, request);
  await page.getByRole("link", { name: /^Logg/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Logg" })).toBeVisible();
  const form = page.getByRole("form", { name: "Logg" });
  await form.getByLabel("Person").fill("ingen@example.se");
  await form.getByRole("button", { name: "Visa" }).click();
  await expect(page.getByText("Kontot finns inte", { exact: false })).toBeVisible();
  await expect(form.getByLabel("Person")).toHaveValue("ingen@example.se");
  await form.getByLabel("Person").fill(person.email);
  await form.getByLabel("Från och med").fill("2026-11-20");
  await form.getByLabel("Till och med").fill("2026-11-19");
  await form.getByRole("button", { name: "Visa" }).click();
  await expect(form.getByText("Slutdagen är före startdagen.")).toBeVisible();
  await form.getByLabel("Till och med").fill("");
  await form.getByRole("button", { name: "Visa" }).click();
  await expect(page.getByText("Inga rader")).toBeVisible();
  await expectAccessible(page);

  // The view of Finn is listed by name, without his address.
  await form.getByRole("button", { name: "Rensa" }).click();
  await form.getByLabel("Vad").selectOption({ label: "tittade i loggen" });
  await form.getByRole("button", { name: "Visa" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Finn Ask" }).first()).toContainText(
    "tittade i loggen",
  );
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ladda ner som CSV" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file.startsWith("\uFEFFTid;")).toBe(true);
  expect(file).toContain("Finn Ask");
  expect(file).not.toContain(person.email);
});
