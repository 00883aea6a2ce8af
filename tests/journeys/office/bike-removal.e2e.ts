import { type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator, signInAsColleague } from "./administrator.ts";
import { mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Bikes = z.object({ items: z.array(z.object({ id: z.string(), frameNumber: z.string() })) });

const bikeOf = async (page: Page, person: { email: string; password: string }) => {
  const answer = await page.request.get("/api/bikes", { headers: await headersOf(page.request, person) });
  const [bike] = Bikes.parse(await answer.json()).items;
  if (!bike) throw new Error("There is no bike.");
  return bike;
};

const dialog = (page: Page) => page.getByRole("dialog");

const askForRemoval = async (page: Page, why: string): Promise<void> => {
  await dialog(page).getByLabel("Skäl").fill(why);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Begär avregistrering" }).click();
  await expect(page.getByText("Du har begärt det här. En kollega måste godkänna.")).toBeVisible();
};

test("one administrator requests the removal of a bike, another says no and then approves, and both owners are notified", async ({
  page,
  browser,
  request,
}) => {
  const owner = await newPerson(request, { name: "Falke Storm", bikes: 1 });
  const other = await newPerson(request, { name: "Rätta Ägarsson" });
  const colleague = await newPerson(request, { role: "admin", name: "Ali Rahimi" });
  const { id, frameNumber } = await bikeOf(page, owner);

  // The first administrator finds the bike by its number and requests its removal.
  await signInAsAdministrator(page, request);
  await page.getByRole("link", { name: /^Personer/ }).click();
  await page.getByLabel("Sök person").fill(frameNumber);
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await page.getByRole("link", { name: "Crescent Femga" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin-bikes/${id}$`));
  await expect(page.getByRole("heading", { name: "Crescent Femga" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Falke Storm" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Begär avregistrering" }).click();
  await dialog(page).getByRole("button", { name: "Begär avregistrering" }).click();
  await expect(dialog(page).getByLabel("Skäl")).toHaveAttribute("aria-invalid", "true");
  await dialog(page)
    .getByLabel(/^Den som hörde av sig/)
    .fill(other.email);
  await askForRemoval(page, "Kvittot hör till en annan cykel.");
  await expect(page.getByRole("button", { name: "Godkänn" })).toHaveCount(0);
  await expectAccessible(page);

  // The second one finds it in the list with the keyboard.
  const desk = await browser.newPage();
  await signInAsColleague(desk, colleague);
  await desk.getByRole("link", { name: /Avregistreringar att godkänna/ }).click();
  await expect(desk.getByText(frameNumber)).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(new RegExp(`/admin-bikes/${id}$`));
  await desk.getByRole("button", { name: "Avslå" }).click();
  await dialog(desk).getByLabel("Skäl").fill("Vem är den andra?");
  await dialog(desk).getByRole("button", { name: "Låt den vara kvar" }).dblclick();
  await expect(desk.getByText("Begäran om avregistrering")).toHaveCount(0);

  // The first one reads why, and asks again.
  await page.reload();
  await expect(page.getByRole("region", { name: "Allt som har hänt" })).toContainText("Vem är den andra?");
  await page.getByRole("button", { name: "Begär avregistrering" }).click();
  await dialog(page)
    .getByLabel(/^Den som hörde av sig/)
    .fill(other.email);
  await askForRemoval(page, "Kvittot hör till en annan cykel, se bilden.");
  await desk.reload();
  await desk.getByRole("button", { name: "Godkänn" }).click();
  await expectAccessible(desk);
  await dialog(desk).getByRole("button", { name: "Avregistrera" }).click();
  await expect(desk.getByText("Borttagen", { exact: true }).first()).toBeVisible();
  const events = desk.getByRole("region", { name: "Allt som har hänt" });
  await expect(events).toContainText("Ali Rahimi godkände att en cykel avregistreras");
  await expect(events).toContainText("begärde att en cykel avregistreras");
  await desk.goto("/admin-todo?queue=removals");
  await expect(desk.getByText(frameNumber)).toHaveCount(0);
  await desk.close();

  expect((await mailTo(request, owner.email, /borttagen ur registret/)).text).toContain(
    "Kvittot hör till en annan",
  );
  expect((await mailTo(request, other.email, /Ramnumret är fritt igen/)).text).toContain(frameNumber);
});
