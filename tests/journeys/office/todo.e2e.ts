import { expect, type APIRequestContext } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "./administrator.ts";
import { newPerson } from "#tests/journeys/people/people.ts";
import { accessTokenIn, sessionOf } from "#tests/journeys/people/session.ts";
import { hastyPresses, holdKey, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Bikes = z.object({ items: z.array(z.object({ id: z.string() })) });

const headersOf = (token: string, key: string) => ({
  authorization: `Bearer ${token}`,
  "idempotency-key": key,
});

/** A customer requests a correction of each of their bikes. */
const askForCorrections = async (request: APIRequestContext, token: string): Promise<number> => {
  const answer = await request.get("/api/bikes", { headers: { authorization: `Bearer ${token}` } });
  const { items } = Bikes.parse(await answer.json());
  for (const [place, { id }] of items.entries()) {
    const response = await request.post(`/api/bikes/${id}/corrections`, {
      headers: headersOf(token, `00000000-0000-4000-8000-00000000000${place}`),
      data: { model: `Kajsa ${place + 1}`, reason: "Fel modell på kvittot" },
    });
    expect(response.status(), await response.text()).toBe(201);
  }
  return items.length;
};

const Corrections = z.object({ items: z.array(z.object({ state: z.string() })) });

/** The outcome of their requests. */
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

test("an administrator works with the keyboard: approves, undoes, rejects with a reason and opens cases", async ({
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

  // Leaving the page sends delayed decisions.
  await page.getByRole("link", { name: "Cykelregistret" }).first().click();
  await expect.poll(() => answersTo(request, token)).toEqual(["approved", "open", "rejected"]);
  await page.goto("/admin-todo?queue=corrections");
  await expect(ofTure).toHaveCount(1);
  await ofTure.click();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin-recovery-reports\?tab=corrections$/);

  // Closing the tab does too.
  await page.goto("/admin-todo?queue=corrections");
  await ofTure.click();
  await page.keyboard.press("a");
  await expect(page.getByText("Ture Rättesen: godkänt.")).toBeVisible();
  await page.close();
  await expect.poll(() => answersTo(request, token)).toEqual(["approved", "approved", "rejected"]);
});

test("a hasty press or a held key approves only one case", async ({ page, request }) => {
  const person = await newPerson(request, { name: "Dagny Dubbel", bikes: 6 });
  const token = accessTokenIn(await sessionOf(request, person));
  expect(await askForCorrections(request, token)).toBe(6);
  await signInAsAdministrator(page, request);
  const decisions = writesOf(page, /\/corrections\/.*\/decision$/);
  await page.goto("/admin-todo?queue=corrections");
  const ofDagny = page.getByRole("list", { name: "Att göra" }).getByRole("button", { name: /Dagny Dubbel/ });
  await ofDagny.first().click();
  const approve = page.getByRole("button", { name: "Godkänn", exact: true });
  let left = 6;
  const leavesOthers = async (): Promise<void> => {
    left -= 1;
    await expect(ofDagny).toHaveCount(left);
    await expect(page.getByText("Dagny Dubbel: godkänt.")).toHaveCount(6 - left);
  };
  for (const press of Object.values(hastyPresses)) {
    await press(page, approve);
    await leavesOthers();
  }
  await holdKey(page, "a");
  await leavesOthers();
  await page.getByRole("link", { name: "Cykelregistret" }).first().click();
  await expect
    .poll(() => answersTo(request, token))
    .toEqual(["approved", "approved", "approved", "approved", "approved", "open"]);
  expect(decisions).toHaveLength(5);
});
