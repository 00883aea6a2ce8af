import { type Page, expect } from "@playwright/test";
import * as z from "zod";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Codes = z.object({ items: z.array(z.object({ uid: z.string() })) });

const newStickers = async (page: Page, count: number): Promise<string[]> => {
  await page.goto("/admin-qr-management");
  await page.getByRole("textbox", { name: "Hur många dekaler?" }).fill(String(count));
  await page.getByRole("button", { name: `Skapa ${count} koder` }).click();
  const run = page
    .getByRole("article")
    .filter({ hasText: `${count} koder` })
    .first();
  const response = page.waitForResponse(
    (answer) => answer.request().method() === "GET" && /qr\/runs\/[^/]+\/codes/.test(answer.url()),
  );
  const download = page.waitForEvent("download");
  await run.getByRole("button", { name: "Ladda ner PDF" }).click();
  const { items } = Codes.parse(await (await response).json());
  await download;
  return items.map(({ uid }) => uid);
};

const shown = (uid: string): string => formatShortCode(shortCodeOf(uid));

test("an owner links a sticker, loses it and replaces it with another", async ({
  page,
  browser,
  request,
}) => {
  await signInAsAdministrator(page, request);
  const [first = "", second = ""] = await newStickers(page, 7);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(`/qr/${first}`);
  await expect(phone.getByRole("heading", { name: `Dekalen ${shown(first)} är ledig` })).toBeVisible();
  await expectAccessible(phone);

  await openAs(phone, await newPerson(request, { bikes: 1 }), `/qr/${first}`);
  await phone.getByRole("button", { name: "Koppla dekalen" }).click();
  await expect(phone.getByText("OK", { exact: true })).toBeVisible();

  await phone.goto("/my-bikes");
  await phone.getByRole("main").getByRole("article").getByRole("link").first().click();
  await phone.getByRole("link", { name: "Dekaler" }).click();
  await expect(phone.getByText(shown(first))).toBeVisible();
  await expectAccessible(phone);
  const field = phone.getByRole("textbox", { name: "Dekalens kod" });
  await field.fill("https://evil.example/qr/" + second);
  await phone.getByRole("button", { name: "Koppla dekalen" }).click();
  await expect(phone.getByText("Det är inte koden på en av våra dekaler.")).toBeVisible();

  await phone.getByRole("button", { name: `Spärra ${shown(first)}` }).click();
  const dialog = phone.getByRole("dialog", { name: `Spärra koden ${shown(first)}?` });
  await dialog.getByRole("radio", { name: "Stulen" }).check();
  await dialog.getByRole("textbox", { name: "Ny dekal i stället" }).fill(second);
  await expectAccessible(phone);
  await dialog.getByRole("button", { name: "Spärra koden" }).click();
  await expect(phone.getByText("Koden är spärrad, och den nya dekalen leder till cykeln.")).toBeVisible();
  await expect(phone.getByText(/^Spärrad .* Stulen\.$/)).toBeVisible();

  await phone.goto(`/qr/${first}`);
  await expect(phone.getByRole("heading", { name: "Ogiltig QR-kod" })).toBeVisible();
  await phone.goto(`/qr/${second.replaceAll("-", "")}`);
  await expect(phone.getByText("OK", { exact: true })).toBeVisible();
  await phone.context().close();
});
