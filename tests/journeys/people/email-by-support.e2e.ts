import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import {
  signInAsAdministrator,
  signInAsColleague,
  stateReason,
} from "#tests/journeys/office/administrator.ts";
import { enter, mailTo, newPerson, signInHere } from "./people.ts";
import { newPersonalNumber } from "./bankid-app.ts";
import { test } from "#tests/journeys/platform/test.ts";

const card = (page: Page) => page.getByRole("region", { name: "Byte av e-post via supporten" });
const dialog = (page: Page) => page.getByRole("dialog");

test("support changes a lost address once a colleague agrees, and the former address can undo it", async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request, { name: "Tyra Fallgren", personalNumber: newPersonalNumber() });
  const colleague = await newPerson(request, { role: "admin", name: "Sanna Rask" });
  const wanted = `tyra.ny.${Date.now()}@example.se`;
  const own = await browser.newPage();
  await enter(own, person);
  await own.goto("/my-bikes");
  await expect(own).toHaveURL(/\/my-bikes/);

  // The first administrator makes the request and cannot approve it.
  await signInAsAdministrator(page, request);
  await page.getByRole("link", { name: /^Personer/ }).click();
  await page.getByLabel("Sök person").fill(person.email);
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await page.getByRole("link", { name: "Tyra Fallgren" }).click();
  await stateReason(page);
  await card(page).getByRole("button", { name: "Byt e-postadress" }).click();
  const address = page.url();
  await dialog(page).getByLabel("Ny e-postadress").fill(colleague.email);
  await dialog(page).getByRole("button", { name: "Begär bytet" }).click();
  await expect(dialog(page).getByLabel(/Hur har du/)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/Hur har du/)
    .fill("Visade ID-kort i ett videosamtal");
  await dialog(page).getByRole("button", { name: "Begär bytet" }).click();
  await expect(dialog(page).getByText("E-postadressen är redan registrerad")).toBeVisible();
  await dialog(page).getByLabel("Ny e-postadress").fill(wanted);
  await dialog(page).getByRole("button", { name: "Begär bytet" }).click();
  await expect(card(page).getByText(`${person.email} byts mot ${wanted}`)).toBeVisible();
  await expect(card(page).getByRole("button", { name: "Godkänn" })).toHaveCount(0);
  await expectAccessible(page);

  // The second finds it in the list, where addresses are masked, and approves.
  const desk = await browser.newPage();
  await signInAsColleague(desk, colleague);
  await desk.getByRole("link", { name: /E-postbyten att godkänna/ }).click();
  await expect(desk.getByText("Visade ID-kort i ett videosamtal")).toBeVisible();
  await expect(desk.getByText(wanted)).toHaveCount(0);
  await expectAccessible(desk);
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL((url) => url.href.startsWith(`${address}?case=emailRequests.`));
  await card(desk).getByRole("button", { name: "Godkänn" }).click();
  await expect(dialog(desk).getByText(`Tyra loggar in med ${wanted} från och med nu`)).toBeVisible();
  await expectAccessible(desk);
  await dialog(desk).getByRole("button", { name: "Godkänn bytet" }).click();
  await expect(card(desk).getByText("Bytt", { exact: true })).toBeVisible();
  await expect(card(desk).getByRole("button", { name: "Slutför" })).toHaveCount(0);

  // The session has ended, and the new address signs in.
  await mailTo(request, wanted, /Ditt konto har en ny e-postadress/);
  await own.reload();
  await signInHere(own, { email: wanted, password: person.password });
  await expect(own).toHaveURL(/\/my-bikes/);

  // A reader of the former address restores it.
  const mail = await mailTo(request, person.email, /ny e-postadress/);
  expect(mail.text).toContain("vår support");
  expect(mail.text).not.toContain(wanted);
  await own.goto(/https?:\/\/\S+\/email-take-back#\S+/.exec(mail.text)?.[0] ?? "");
  await own.getByRole("button", { name: "Ta tillbaka adressen" }).click();
  await expect(own.getByRole("heading", { name: "Adressen är tillbaka" })).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(person.email).first()).toBeVisible();
});
