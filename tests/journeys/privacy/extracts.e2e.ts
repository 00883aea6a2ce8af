import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import {
  signInAsAdministrator,
  signInAsColleague,
  stateReason,
} from "#tests/journeys/office/administrator.ts";
import { makeCopies } from "./make-copies.ts";
import { mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const card = (page: Page) => page.getByRole("region", { name: "Utdrag till myndigheter" });
const dialog = (page: Page) => page.getByRole("dialog");

const fetchIn = async (page: Page): Promise<Buffer> => {
  const saving = page.waitForEvent("download");
  await card(page).getByRole("button", { name: "Ladda ner filen" }).click();
  return readFile(await (await saving).path());
};

test("one administrator requests an extract, another approves it, both download it, and the person is notified", async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request, { name: "Vilgot Myrstrand", bikes: 1 });
  const colleague = await newPerson(request, { role: "admin", name: "Sanna Rask" });

  // The first administrator finds the person and requests it.
  await signInAsAdministrator(page, request);
  await page.getByRole("link", { name: /^Personer/ }).click();
  await page.getByLabel("Sök person").fill(person.email);
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await page.getByRole("link", { name: "Vilgot Myrstrand" }).click();
  await stateReason(page, "Polisen har begärt uppgifter på papper.");
  await expect(card(page).getByText("Inga utdrag.")).toBeVisible();
  const address = page.url();
  await card(page).getByRole("button", { name: "Begär utdrag" }).click();
  await dialog(page).getByRole("button", { name: "Begär utdraget" }).click();
  await expect(dialog(page).getByLabel("Myndighet")).toHaveAttribute("aria-invalid", "true");
  await dialog(page).getByLabel("Myndighet").fill("Polismyndigheten");
  await dialog(page).getByLabel("Ärendenummer").fill("5000-K1234567-26");
  await dialog(page).getByLabel("Laglig grund").fill("27 kap. 19 § rättegångsbalken");
  await dialog(page).getByLabel("Lagen förbjuder oss att berätta för personen").check();
  await expect(dialog(page).getByLabel("Förbudet gäller till och med")).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel("Lagen förbjuder oss att berätta för personen").uncheck();
  await dialog(page).getByRole("button", { name: "Begär utdraget" }).click();
  await expect(
    card(page).getByText("Du har begärt det här. En kollega måste godkänna.", { exact: true }),
  ).toBeVisible();
  await expect(card(page).getByRole("button", { name: "Godkänn" })).toHaveCount(0);
  await expectAccessible(page);

  // The second one finds it in the list.
  const desk = await browser.newPage();
  await signInAsColleague(desk, colleague);
  await desk.getByRole("link", { name: /Utdrag att godkänna/ }).click();
  await expect(desk.getByText("5000-K1234567-26")).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL((url) => url.href.startsWith(`${address}?case=extracts.`));
  await card(desk).getByRole("button", { name: "Godkänn" }).click();
  await expect(dialog(desk).getByText("Personen underrättas med en notis och ett mejl.")).toBeVisible();
  await expectAccessible(desk);
  await dialog(desk).getByRole("button", { name: "Godkänn utdraget" }).click();
  await expect(card(desk).getByText("Görs", { exact: true })).toBeVisible();
  await makeCopies(request);

  // Both get the same file; the check recognises it, and rejects it once changed.
  await desk.reload();
  await expect(card(desk).getByText("Klart att ladda ner")).toBeVisible();
  const file = await fetchIn(desk);
  expect(Object.keys(unzipSync(file))).toEqual(
    expect.arrayContaining(["utdrag.html", "data.json", "schema.json"]),
  );
  await page.reload();
  expect((await fetchIn(page)).equals(file)).toBe(true);
  const check = card(page).getByLabel("Kontrollera en fil");
  await check.setInputFiles({ name: "utdrag.zip", mimeType: "application/zip", buffer: file });
  await expect(card(page).getByText(/Filen är oförändrad. Polismyndigheten fick den/)).toBeVisible();
  await expectAccessible(page);
  const changed = Buffer.concat([file, Buffer.from(" ")]);
  await check.setInputFiles({ name: "utdrag.zip", mimeType: "application/zip", buffer: changed });
  await expect(card(page).getByText(/har vi inte lämnat ut/)).toBeVisible();
  await desk.close();

  const mail = await mailTo(request, person.email, /En myndighet har fått uppgifter om dig/);
  expect(mail.text).toContain("5000-K1234567-26");
});
