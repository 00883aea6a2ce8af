import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { plate } from "./a-till.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { type NewAccount, firstSignIn, mailTo, newPerson, openAs } from "#tests/journeys/people/people.ts";
import { accessTokenIn, headersOf } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Store = z.object({ storeId: z.string() });

const aStore = async (request: APIRequestContext, name: string) => {
  const owner = await newPerson(request, { role: "store", name, points: 100 });
  const own = await request.get("/api/store", { headers: await headersOf(request, owner) });
  return { name, owner, storeId: Store.parse(await own.json()).storeId };
};

const invite = async (page: Page, name: string, email: string): Promise<void> => {
  const form = page.getByRole("form", { name: "Bjud in någon" });
  await form.getByLabel("För- och efternamn").fill(name);
  await form.getByLabel("E-post").fill(email);
  await form.getByRole("button", { name: "Bjud in" }).click();
};

/** An administrator puts shops into one chain. */
const chain = async (page: Page, request: APIRequestContext, storeIds: readonly string[]): Promise<void> => {
  await signInAsAdministrator(page, request);
  const token = accessTokenIn(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  for (const storeId of storeIds) {
    const answer = await request.put(`/api/admin/stores/${storeId}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { version: 0, chain: `Kedjan ${storeIds[0]}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
};

test("an owner invites a clerk by mail, and removing them ends their access while the till is open", async ({
  page,
  browser,
  request,
}) => {
  const { owner } = await aStore(request, `Lönnens Cykel ${Date.now()}`);
  const email = `nils.${Date.now()}@lonnen.example`;
  await openAs(page, owner, "/store-settings#staff");
  const staff = page.getByRole("region", { name: "Personal" });
  await expect(staff.getByText(owner.email)).toBeVisible();
  await invite(page, "N", email);
  await expect(staff.getByLabel("E-post")).toHaveValue(email);
  await invite(page, "Nils Holm", email);
  await expect(staff.getByText("Nils Holm är inbjuden.")).toBeVisible();
  await expect(staff.getByText(/inbjuden, kan logga in till och med/)).toBeVisible();
  await expectAccessible(page);

  const clerk = await (await browser.newContext()).newPage();
  await firstSignIn(clerk, request, email, "/store-login");
  await expect(clerk).toHaveURL(/\/store-dashboard$/);
  await clerk.goto("/store-settings#consents");
  const accepted = clerk.getByRole("listitem").filter({ hasText: "Villkoren" });
  await expect(accepted).toContainText("När lösenordet valdes efter en inbjudan");
  await clerk.goto("/store-register-customer");
  await expect(plate(clerk)).toBeFocused();

  await page.reload();
  const row = staff.getByRole("listitem").filter({ hasText: "Nils Holm" });
  await row.getByRole("button", { name: "Ta bort Nils Holm" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
  await expect(staff.getByText("Nils Holm arbetar inte längre i butiken.")).toBeVisible();
  await mailTo(request, email, /Du arbetar inte längre i butiken/);

  await plate(clerk).fill("WTU204K8861");
  await clerk.keyboard.press("Enter");
  await expect(clerk).toHaveURL(/\/auth/);
  await page.goto("/store-settings#log");
  await expect(page.getByText("Nils Holm borttagen")).toBeVisible();
  await expectAccessible(page);
  await clerk.context().close();
});

const openSettings = async (page: Page, account: NewAccount): Promise<void> => {
  await openAs(page, account, "/store-settings");
  await expect(page.getByRole("region", { name: "Butikens uppgifter" })).toBeVisible();
};

test("a clerk works in two shops of a chain and edits the details of the second", async ({
  page,
  browser,
  request,
}) => {
  const mark = Date.now().toString(36);
  const [one, other] = [
    await aStore(request, `Rönnens Cykel${mark}`),
    await aStore(request, `Häggens Cykel${mark}`),
  ];
  const office = await (await browser.newContext()).newPage();
  await chain(office, request, [one.storeId, other.storeId]);
  await office.context().close();

  const boss = await (await browser.newContext()).newPage();
  await openAs(boss, one.owner, "/store-settings#staff");
  await boss.getByRole("checkbox", { name: "Ska vara ägare" }).check();
  await invite(boss, "Häggens Ägare", other.owner.email);
  await expect(boss.getByText("Häggens Ägare är inbjuden.")).toBeVisible();
  await boss.context().close();
  await mailTo(request, other.owner.email, /Du kan arbeta i en butik till/);

  await openSettings(page, other.owner);
  const bar = page.getByRole("complementary", { name: "Butik du arbetar i" });
  await expect(bar.getByText(other.name)).toBeVisible();
  await bar.getByRole("button", { name: "Byt butik" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: one.name }).click();
  await expect(bar.getByText(one.name)).toBeVisible();

  const part = page.getByRole("region", { name: "Butikens uppgifter" });
  await expect(part.getByText(one.name)).toBeVisible();
  await part.getByLabel("Kontaktperson").fill("Petra Holm");
  await part.getByLabel("E-post").fill("petra@ronnen.example");
  await part.getByLabel("Gatuadress").fill("Storgatan 1");
  await part.getByLabel("Postnummer").fill("59");
  await part.getByLabel("Text på kvitton").fill("Öppet köp i 30 dagar.");
  await part.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(part.getByText("Ett postnummer har fem siffror.")).toBeVisible();
  await expect(part.getByLabel("Kontaktperson")).toHaveValue("Petra Holm");
  await part.getByLabel("Postnummer").fill("592 30");
  await part.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(part.getByText("Sparat.")).toBeVisible();
  await expectAccessible(page);

  await part.locator("input[type=file]").setInputFiles("tests/fixtures/bike-photos/black-bianchi.jpg");
  await part.getByRole("button", { name: "Använd som logotyp" }).click();
  await expect(part.getByText("Logotypen är sparad.")).toBeVisible();
  await expect(part.locator("img.storelogo")).toBeVisible();
});
