import { expect, type APIRequestContext } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/administrator.ts";
import { newPerson } from "#tests/journeys/people.ts";
import { accessTokenIn, sessionOf } from "#tests/journeys/session.ts";
import { test } from "#tests/journeys/test.ts";

const Bikes = z.object({ items: z.array(z.object({ id: z.string() })) });

const headersOf = (token: string, key: string) => ({
  authorization: `Bearer ${token}`,
  "idempotency-key": key,
});

/** Someone asks for another model of each of their bikes. */
const askForCorrections = async (request: APIRequestContext, token: string): Promise<number> => {
  const answer = await request.get("/api/bikes", { headers: { authorization: `Bearer ${token}` } });
  const { items } = Bikes.parse(await answer.json());
  for (const [place, { id }] of items.entries()) {
    const asked = await request.post(`/api/bikes/${id}/corrections`, {
      headers: headersOf(token, `00000000-0000-4000-8000-00000000000${place}`),
      data: { model: `Kajsa ${place + 1}`, reason: "Fel modell på kvittot" },
    });
    expect(asked.status(), await asked.text()).toBe(201);
  }
  return items.length;
};

const Corrections = z.object({ items: z.array(z.object({ state: z.string() })) });

/** What has become of what they asked for. */
const answersTo = async (request: APIRequestContext, token: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const { items } = Bikes.parse(await (await request.get("/api/bikes", { headers })).json());
  const ofBike = async ({ id }: { id: string }) =>
    Corrections.parse(await (await request.get(`/api/bikes/${id}/corrections`, { headers })).json()).items;
  return (await Promise.all(items.map(ofBike)))
    .flat()
    .map(({ state }) => state)
    .toSorted();
};

test("an administrator works off the list by keys: approves, takes back, refuses with a reason, and opens what has to be looked at", async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { name: "Ture Rättesen", bikes: 3 });
  const token = accessTokenIn(await sessionOf(request, person));
  expect(await askForCorrections(request, token)).toBe(3);

  await signInAsAdministrator(page, request);
  await page.getByRole("link", { name: "Börja med det äldsta" }).click();
  await page.getByRole("button", { name: /^Rättelser / }).click();
  const list = page.getByRole("list", { name: "Att göra" });
  const ofTure = list.getByRole("button", { name: /Ture Rättesen/ });
  await expect(ofTure).toHaveCount(3);
  await expectAccessible(page);
  await ofTure.first().click();

  await page.keyboard.press("a");
  await expect(page.getByText("Ture Rättesen: godkänt.")).toBeVisible();
  await expect(ofTure).toHaveCount(2);
  await page.keyboard.press("u");
  await expect(ofTure).toHaveCount(3);

  await page.keyboard.press("a");
  await expect(ofTure).toHaveCount(2);
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await page.getByLabel(/Varför/).fill("Modellen stämmer redan.");
  await page.getByRole("button", { name: "Avslå", exact: true }).click();
  await expect(ofTure).toHaveCount(1);

  // Leaving the page sends what is held.
  await page.getByRole("link", { name: "Cykelregistret" }).first().click();
  await expect.poll(() => answersTo(request, token)).toEqual(["approved", "open", "rejected"]);
  await page.goto("/admin-todo?queue=corrections");
  await expect(ofTure).toHaveCount(1);
  await ofTure.click();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin-recovery-reports\?tab=corrections$/);

  // So does closing the tab.
  await page.goto("/admin-todo?queue=corrections");
  await ofTure.click();
  await page.keyboard.press("a");
  await expect(page.getByText("Ture Rättesen: godkänt.")).toBeVisible();
  await page.close();
  await expect.poll(() => answersTo(request, token)).toEqual(["approved", "approved", "rejected"]);
});
