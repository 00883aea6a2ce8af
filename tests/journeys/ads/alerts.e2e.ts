import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { reportStolen } from "#tests/journeys/thefts/report-stolen.ts";
import { enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const day = 24 * 60 * 60;

test("a watched search notifies of a matching theft at once and in one mail", async ({
  page,
  request,
  browser,
}) => {
  const watcher = await newPerson(request, { name: "Vera Vaksam" });
  await enter(page, watcher);
  await page.setViewportSize(phone);
  await page.goto("/?status=stolen&brand=Crescent&city=Motala");
  await page.getByRole("button", { name: "Bevaka sökningen" }).click();
  const dialog = page.getByRole("dialog", { name: "Ny bevakning" });
  await expect(dialog.getByLabel("Märke")).toHaveValue("Crescent");
  await dialog.getByLabel("Hur långt runt orten?").selectOption("3");
  await dialog.getByLabel("Namn").fill("Mammas cykel");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Bevaka", exact: true }).click();
  await dialog.getByRole("link", { name: "Visa dina bevakningar" }).click();
  const card = page.getByRole("article", { name: "Mammas cykel" });
  await expect(card).toContainText("Crescent, Motala + 3 mil");

  const context = await browser.newContext({ viewport: desktop });
  const other = await context.newPage();
  await enter(other, await newPerson(request, { name: "Bo Bestulen", bikes: 1 }));
  await reportStolen(other);

  await expect(card.getByText("1 ny")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await request.post("/_local/clock", { data: { advanceSeconds: day } });
  const mail = await mailTo(request, watcher.email, /Nytt i dina bevakningar/);
  expect(mail.text).toContain("Mammas cykel: Crescent Femga i Motala");
  const [link = ""] = /\S+\/unsubscribe#\S+/.exec(mail.text) ?? [];
  await other.goto(link);
  await other.getByRole("button", { name: "Sluta skicka dem" }).click();
  await expect(other.getByText("Du får inga fler sådana mejl.")).toBeVisible();
  await context.close();
});
