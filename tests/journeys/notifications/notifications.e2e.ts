import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  expect,
} from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { enter, type NewAccount, newPerson } from "#tests/journeys/people/people.ts";
import { buyPoints } from "#tests/journeys/points/purchases.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { hastyPresses, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { tabTo } from "#tests/journeys/platform/tab-to.ts";
import { test } from "#tests/journeys/platform/test.ts";

/** Milliseconds: shorter than the polling interval of 15 seconds. */
const live = { timeout: 14_000 };

const bell = (page: Page) => page.locator('button[popovertarget="notifications"]').first();
const panel = (page: Page) => page.getByRole("region", { name: "Notiser" });
const notes = (page: Page) => panel(page).getByRole("listitem");
const bought = /149|350|Du har köpt/;

const enterMyBikes = async (page: Page, person: NewAccount): Promise<Page> => {
  await enter(page, person);
  await page.goto("/my-bikes");
  await expect(bell(page)).toBeVisible();
  return page;
};

/** One person's laptop and phone. */
const sideBySide = async (browser: Browser, laptop: Page, person: NewAccount) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  return [await enterMyBikes(laptop, person), await enterMyBikes(phone, person)] as const;
};

const hears = (page: Page, unread: number) =>
  expect(bell(page)).toHaveText(unread === 0 ? "Notiser" : new RegExp(`${unread} olästa`), live);

test("a notification reaches every open page live, and is marked as read, all at once and back", async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request, { name: "Nils Nilsson" });
  const headers = await headersOf(request, person);
  const [laptop, phone] = await sideBySide(browser, page, person);
  await bell(phone).click();
  await expect(panel(phone).getByText("Inga notiser än")).toBeVisible();
  await expectAccessible(phone);

  await phone.setViewportSize({ width: 390, height: 844 });
  await buyPoints(request, headers);
  await hears(laptop, 1);
  await expect(notes(phone)).toHaveCount(1, live);
  await expect(notes(phone).first()).toContainText(bought);
  await expect(notes(phone).first()).toContainText(/nyss|för \d+ minut/);
  await buyPoints(request, headers);
  await buyPoints(request, headers);
  for (const each of [laptop, phone]) await hears(each, 3);
  await expectAccessible(phone);

  await laptop.setViewportSize({ width: 1280, height: 900 });
  await tabTo(laptop, bell(laptop));
  await laptop.keyboard.press("Enter");
  await expect(panel(laptop)).toBeFocused();
  await expect(notes(laptop)).toHaveCount(3);
  await laptop.keyboard.press("Tab");
  await laptop.keyboard.press("Tab");
  await laptop.keyboard.press("ArrowDown");
  await expect(notes(laptop).nth(1).getByRole("link")).toBeFocused();
  await laptop.keyboard.press("Escape");
  await expect(panel(laptop)).toBeHidden();
  await expect(bell(laptop)).toBeFocused();

  await bell(laptop).click();
  await notes(laptop)
    .first()
    .getByRole("button", { name: /^Markera som läst/ })
    .click();
  for (const each of [laptop, phone]) await hears(each, 2);
  await panel(laptop).getByRole("button", { name: "Markera alla som lästa" }).click();
  for (const each of [laptop, phone]) await hears(each, 0);
  await expectAccessible(laptop);
  await panel(laptop).getByRole("button", { name: "Ångra" }).click();
  for (const each of [laptop, phone]) await hears(each, 2);

  await phone.setViewportSize({ width: 390, height: 844 });
  await notes(phone).last().getByRole("link").click();
  await expect(phone).not.toHaveURL(/my-bikes/);
  await expect(panel(phone)).toBeHidden();
  for (const each of [laptop, phone]) await hears(each, 1);
  await phone.close();
});

test("a hasty press marks one notification as read, and none as unread again", async ({ page, request }) => {
  const person = await newPerson(request, { name: "Nina Nilsson" });
  const headers = await headersOf(request, person);
  const presses = Object.values(hastyPresses);
  for (const _press of presses) await buyPoints(request, headers);
  await enterMyBikes(page, person);
  await hears(page, presses.length);
  await bell(page).click();
  await expect(notes(page)).toHaveCount(presses.length);
  const marks = writesOf(page, /\/notifications\//);
  for (const [place, press] of presses.entries()) {
    await press(page, notes(page).nth(place).getByRole("button"));
    await expect(
      notes(page)
        .nth(place)
        .getByRole("button", { name: /^Markera som oläst/ }),
    ).toBeVisible();
    await hears(page, presses.length - place - 1);
    expect(marks).toHaveLength(place + 1);
  }
});

/** Fakes browser notifications in a hidden page, and records them. */
const turnAway = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const shown: string[] = [];
    class Shown extends EventTarget {
      static permission = "granted";
      constructor(title: string) {
        super();
        shown.push(title);
        Object.assign(globalThis, { lastShown: this });
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: Shown, shown });
    Object.defineProperty(document, "visibilityState", {
      get: () => Reflect.get(globalThis, "looked") ?? "visible",
    });
  });
};
const look = (page: Page, looked: "visible" | "hidden") =>
  page.evaluate((state) => {
    Object.assign(globalThis, { looked: state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, looked);
const shownOn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "shown") as string[]);

/** Waits until the tabs have seen the newest notification; the badge updates earlier. */
const haveSeenNewest = async (
  page: Page,
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<void> => {
  const { items } = await (await request.get("/api/me/notifications", { headers })).json();
  const seen = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name ?? ""));
  await expect
    .poll(async () => (await seen())?.some((name) => name.endsWith(`:${items[0].createdAt}`)))
    .toBe(true);
};

test("a hidden page shows a browser notification once, and a click opens it", async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request, { name: "Nora Nilsson" });
  const headers = await headersOf(request, person);
  const settings = { browser: true, messages: true, bikeRegistrations: true };
  await request.patch("/api/me", { headers, data: { notifications: settings } });
  await turnAway(context);
  await enterMyBikes(page, person);
  const other = await context.newPage();
  await other.goto("/settings");
  const both = [page, other];
  for (const each of both) await hears(each, 0);

  await buyPoints(request, headers);
  for (const each of both) await hears(each, 1);
  await haveSeenNewest(page, request, headers);
  expect([await shownOn(page), await shownOn(other)]).toEqual([[], []]);

  for (const each of both) await look(each, "hidden");
  await buyPoints(request, headers);
  for (const each of both) await hears(each, 2);
  const shown = async () => [...(await shownOn(page)), ...(await shownOn(other))];
  await expect.poll(shown).toHaveLength(1);
  expect((await shown())[0]).toMatch(bought);

  const [told] = (await shownOn(page)).length === 1 ? both : both.toReversed();
  await told?.evaluate(() =>
    (Reflect.get(globalThis, "lastShown") as EventTarget).dispatchEvent(new Event("click")),
  );
  await expect(told ?? page).toHaveURL(/order-receipt|receipts/);
  for (const each of both) await hears(each, 1);
  expect(await shown()).toHaveLength(1);
});
