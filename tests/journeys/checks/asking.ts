import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { type NewAccount, newPerson } from "#tests/journeys/people/people.ts";
import type { Someone } from "#tests/journeys/people/bankid-app.ts";
import { headersOf } from "#tests/journeys/people/session.ts";

const Bikes = z.object({ items: z.array(z.object({ frameNumber: z.string() })) });

/** A verified owner with one bike, and its number. */
export const anOwner = async (
  request: APIRequestContext,
  { givenName, surname, personalNumber }: Someone,
): Promise<{ account: NewAccount; number: string }> => {
  const account = await newPerson(request, { name: `${givenName} ${surname}`, personalNumber, bikes: 1 });
  const answer = await request.get("/api/bikes", { headers: await headersOf(request, account) });
  const [bike] = Bikes.parse(await answer.json()).items;
  return { account, number: bike?.frameNumber ?? "" };
};

/** Asks about a number without an account, and returns the copied link. */
export const askAbout = async (page: Page, number: string): Promise<string> => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/ask-seller?number=${number}`);
  await page.getByLabel("Ort").fill("Lund");
  await page.getByRole("button", { name: "Skapa en länk till säljaren" }).click();
  await expect(page.getByRole("heading", { name: "Skicka länken till säljaren" })).toBeVisible();
  await page.getByRole("button", { name: "Dela" }).click();
  await expect(page.getByText("Länken är kopierad.").first()).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  return link.pathname + link.hash;
};
