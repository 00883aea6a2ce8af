import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPersonalNumber, pass } from "./bankid-app.ts";
import { newPerson, openAs, signIn, signInTo } from "./people.ts";
import { accessTokenIn, sessionOf } from "./session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const noCookies = (page: Page) => page.getByRole("button", { name: "Bara nödvändiga" });
const warning = (page: Page) => page.getByRole("dialog", { name: "Du loggas snart ut" });
const farewell = "Du har loggats ut efter 20 minuter utan aktivitet.";
const everywhere = "Du har loggats ut. Logga in igen.";

const stored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).toSorted());
const storedToken = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate((end) => Object.entries(localStorage).find(([key]) => key.endsWith(end))?.[1], `.${name}`);

const open = async (page: Page): Promise<void> => {
  await page.clock.install();
  await openAs(page, await newPerson(page.request), "/my-bikes");
  await page.getByRole("button", { name: "Cookieinställningar" }).click();
  await noCookies(page).click();
  await expect(page.getByRole("heading", { name: "Mina cyklar" })).toBeVisible();
};

const ask = (page: Page, token: string) =>
  page.request.get("/api/me", { headers: { authorization: `Bearer ${token}` } });

/** True if the user pool still renews this session. */
const isWorth = async (page: Page, refreshToken: string): Promise<boolean> => {
  const { userPoolClientId, userPoolEndpoint } = await (await page.request.get("/config.json")).json();
  const response = await page.request.post(userPoolEndpoint, {
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.GetTokensFromRefreshToken",
    },
    data: { ClientId: userPoolClientId, RefreshToken: refreshToken },
  });
  return response.ok();
};

test("someone inactive is warned, may stay, and is finally signed out", async ({ page }) => {
  await open(page);
  await page.clock.fastForward("14:00");
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward("01:30");
  await expect(warning(page)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/Tid kvar: [34]:\d\d/);
  await warning(page).getByRole("button", { name: "Förläng session" }).click();
  await expect(warning(page)).toBeHidden();

  const refreshToken = (await storedToken(page, "refreshToken")) ?? "";
  const accessToken = (await storedToken(page, "accessToken")) ?? "";
  expect((await ask(page, accessToken)).status()).toBe(200);
  await page.clock.fastForward("16:00");
  await expect(warning(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("timer")).toHaveText(/Tid kvar: [12]:\d\d/);
  await page.clock.fastForward("05:00");
  await expect(page).toHaveURL("/?ended=inactivity&next=%2Fmy-bikes");
  await expect(page.getByText(farewell)).toBeVisible();
  expect(await stored(page)).toEqual(["cr:consent"]);
  expect(await isWorth(page, refreshToken)).toBe(false);
  const refused = await ask(page, accessToken);
  expect([refused.status(), (await refused.json()).code]).toEqual([401, "session-ended"]);
  await expectAccessible(page);
});

test("a draft is kept for the same person and shown to nobody else", async ({ page }) => {
  await page.clock.install();
  const proved = () => ({ points: 100, personalNumber: newPersonalNumber() });
  const anna = await newPerson(page.request, proved());
  const bo = await newPerson(page.request, proved());
  const field = page.getByLabel("Ramnummer", { exact: true });
  await signInTo(page, "/bike-registration", anna);
  await field.fill("WTU555K9001");
  for (const person of [anna, bo]) {
    await page.clock.fastForward("21:00");
    await expect(page.getByText(farewell)).toBeVisible();
    await page.getByRole("link", { name: "Logga in igen" }).click();
    await page.getByLabel("E-post").fill(person.email);
    await page.getByLabel("Lösenord", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Logga in", exact: true }).click();
    await expect(page).toHaveURL("/bike-registration");
    await expect(field).toHaveValue(person === anna ? "WTU555K9001" : "");
  }
});

test("someone returning after the limit, as from sleep, is signed out at the first movement", async ({
  page,
}) => {
  await open(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.mouse.move(200, 200);
  await page.clock.resume();
  await expect(page.getByText(farewell)).toBeVisible();
});

test("the warning is accessible and dismissed by keyboard", async ({ page }) => {
  await open(page);
  await page.clock.fastForward("16:00");
  await expect(warning(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(warning(page)).toBeHidden();
});

test("all tabs agree: one extends for all, and one signs all out", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await other.goto("/receipts");
  await expect(other.getByRole("heading", { name: "Mina kvitton" })).toBeVisible();
  await page.clock.fastForward("16:00");
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await warning(page).getByRole("button", { name: "Förläng session" }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();

  await page.locator("footer").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other).toHaveURL("/auth?next=%2Freceipts");
});

test("signing out ends the session, keeps device settings, and opens the start page", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    localStorage.setItem("cr:bikes-sort", "name");
    localStorage.setItem("cr:draft", "x");
  });
  const refreshToken = (await storedToken(page, "refreshToken")) ?? "";
  await page.locator("footer").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("link", { name: "Logga in" }).first()).toBeVisible();
  expect(await stored(page)).toEqual(["cr:bikes-sort", "cr:consent"]);
  expect(await isWorth(page, refreshToken)).toBe(false);
});

test("signing out offline still forgets the person, and says what failed", async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await page.locator("footer").getByRole("button", { name: "Logga ut" }).click();
  await expect(page.getByRole("heading", { name: "Du är utloggad i den här webbläsaren" })).toBeVisible();
  expect(await stored(page)).toEqual(["cr:consent"]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page.getByRole("link", { name: "Logga in" }).first()).toBeVisible();
});

test("a session ended elsewhere signs out, and says so", async ({ page }) => {
  await open(page);
  const problem = { type: "about:blank", title: "Session ended", status: 401, code: "session-ended" };
  await page.route("**/api/bikes*", (route) =>
    route.fulfill({ status: 401, contentType: "application/problem+json", json: problem }),
  );
  await page.goto("/my-bikes");
  await expect(page).toHaveURL("/auth?next=%2Fmy-bikes&ended=elsewhere");
  await expect(page.getByText(everywhere)).toBeVisible();
  expect(await stored(page)).toEqual(["cr:consent"]);
});

test("a computer closed for 20 minutes gets no new tokens", async ({ page, request }) => {
  const session = await sessionOf(request, await newPerson(request));
  const [, refreshToken = ""] = Object.entries(session).find(([key]) => key.endsWith(".refreshToken")) ?? [];
  expect((await ask(page, accessTokenIn(session))).status()).toBe(200);
  await pass(request, 22 * 60);
  expect(await isWorth(page, refreshToken)).toBe(false);
});

test("an idle phone ends only its own sign-in, not the computer's", async ({
  page: computer,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  for (const page of [phone, computer]) {
    await page.clock.install();
    await page.goto("/");
    await signIn(page, person);
    await expect(page.getByRole("heading", { name: "Mina cyklar" })).toBeVisible();
  }
  const token = (await storedToken(phone, "accessToken")) ?? "";
  for (const minutes of [5, 10, 15, 20]) {
    const answered = computer.waitForResponse("**/api/me");
    await computer.mouse.move(200 + minutes, 300);
    await answered;
    await pass(request, 5 * 60);
    await computer.clock.fastForward("05:00");
    await phone.clock.fastForward("05:00");
  }
  await expect(phone).toHaveURL("/?ended=inactivity&next=%2Fmy-bikes");
  await expect(phone.getByText(farewell)).toBeVisible();
  expect((await ask(phone, token)).status()).toBe(401);
  await computer.goto("/settings");
  await expect(computer.getByRole("heading", { name: "Inställningar" })).toBeVisible();
  expect((await ask(computer, (await storedToken(computer, "accessToken")) ?? "")).status()).toBe(200);
  await context.close();
});
