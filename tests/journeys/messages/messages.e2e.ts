import { type Browser, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { accountWith, enter, enterAsNewPerson, newPerson } from "#tests/journeys/people/people.ts";
import { hastyPresses, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { test } from "#tests/journeys/platform/test.ts";

/** Malin's bike in the seeded town. */
const frameNumber = "KRO1950012";
const phone = { width: 390, height: 844 };
/** Milliseconds, less than the 15 seconds of the next poll. */
const live = { timeout: 14_000 };

const dialog = (page: Page) => page.getByRole("dialog", { name: "Kontakta Ägare" });
const bubble = (page: Page, text: string) => page.locator(".bubble").filter({ hasText: text });
const field = (page: Page) => page.getByRole("textbox", { name: "Skriv ett meddelande" });
const thread = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: "Konversationer" }).getByRole("link", { name });

const enterAsOwner = async (browser: Browser): Promise<Page> => {
  const owner = await browser.newPage();
  await enter(owner, await accountWith(owner.request, { email: "malin@example.se" }));
  await owner.goto("/messages");
  await expect(owner.getByRole("heading", { level: 1, name: "Meddelanden" })).toBeVisible();
  return owner;
};

const contactOwner = async (page: Page, text: string) => {
  await page.goto(`/?q=${frameNumber}`);
  await page.getByRole("button", { name: "Kontakta Ägare" }).click();
  await expect(dialog(page).getByRole("button", { name: "Skicka Meddelande till Ägare" })).toBeDisabled();
  await dialog(page).getByLabel("Ditt meddelande").fill(text);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await dialog(page).getByRole("button", { name: "Skicka Meddelande till Ägare" }).click();
  await expect(page).toHaveURL(/\/messages\/thread_/);
  await expect(page.getByText("Meddelande skickat")).toBeVisible();
  await expect(bubble(page, text)).toContainText(frameNumber);
};

/** The bubble appears at once, while the message is being sent. */
const answer = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(bubble(page, text)).toBeVisible();
  await expect(page.getByText("Skickar …")).toHaveCount(0);
};

/** The recipient sees the reply arrive, or an unread mark in the list. */
const writeToEachOther = async (owner: Page, writer: Page) => {
  await expect(thread(owner, /Li S/)).toContainText("1 oläst", live);
  await thread(owner, /Li S/).click();
  await expect(owner.getByText("Nya meddelanden")).toBeVisible();
  await expect(bubble(owner, "Säljer du den?")).toContainText("Allmän fråga");
  await expect(thread(owner, /Li S/)).not.toContainText("oläst");
  await answer(owner, "Kanske. Till vem?");
  await expect(bubble(writer, "Kanske. Till vem?")).toBeVisible(live);

  await writer.getByRole("button", { name: "Till alla meddelanden" }).click();
  await expect(thread(writer, /Ma\*\*\* E/)).not.toContainText("oläst");
  await answer(owner, "Den är för stor för barn.");
  await expect(thread(writer, /Ma\*\*\* E/)).toContainText("1 oläst", live);
  await expectAccessible(writer);
  await writer.setViewportSize(phone);
  await writer.getByRole("textbox", { name: "Sök i meddelanden" }).fill("Crescent");
  await expect(writer.getByText("Ingen träff på Crescent")).toBeVisible();
  await writer.getByRole("button", { name: "Töm sökfältet" }).click();
  await thread(writer, /Ma\*\*\* E/).click();
  await expect(writer.getByText("Nya meddelanden")).toBeVisible();
};

/** New messages move neither the reader's position nor the composer. */
const readFurtherUp = async (owner: Page, writer: Page) => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) await answer(owner, `Fakta ${n}: ${"den går bra. ".repeat(12)}`);
  await expect(bubble(writer, "Fakta 8")).toBeInViewport(live);
  await expect(field(writer)).toBeInViewport({ ratio: 1 });
  await expect(field(owner)).toBeInViewport({ ratio: 1 });
  await writer.getByRole("region", { name: "Konversationen" }).hover();
  await writer.mouse.wheel(0, -10_000);
  await expect(bubble(writer, "Säljer du den?")).toBeInViewport();
  await answer(owner, "Det var allt.");
  await writer.getByRole("button", { name: "Ett nytt meddelande" }).click(live);
  await expect(bubble(writer, "Det var allt.")).toBeInViewport();
  await expect(writer.getByRole("button", { name: /nytt meddelande/ })).toBeHidden();
};

/** The recipient sees the message before it is undone; the loop repeats if the ten seconds are over. */
const takeBack = async (owner: Page, writer: Page) => {
  let text = "";
  await expect(async () => {
    text = `Ring mig på stört${text === "" ? "" : ` ${Date.now()}`}!`;
    await answer(owner, text);
    await expect(bubble(writer, text)).toBeVisible(live);
    await bubble(owner, text).getByRole("button", { name: "Ångra" }).click({ timeout: 3000 });
    await expect(field(owner)).toHaveValue(text);
  }).toPass({ timeout: 120_000 });
  await expect(bubble(owner, text)).toBeHidden();
  await expect(bubble(writer, text)).toBeHidden(live);
  await field(owner).fill("");
};

const blockAndReport = async (owner: Page, writer: Page) => {
  await owner.getByRole("button", { name: "Blockera" }).click();
  await expect(owner.getByRole("dialog", { name: /^Blockera Li/ })).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole("dialog").getByRole("button", { name: "Blockera" }).click();
  await expect(owner.getByText(/Du har blockerat den här personen/)).toBeVisible();
  await expectAccessible(owner);
  await writer.reload();
  await expect(writer.getByText("Det går inte längre att skriva här.")).toBeVisible();
  await owner.getByRole("button", { name: "Ta bort blockeringen" }).click();
  await expect(field(owner)).toBeVisible();

  await owner.getByRole("button", { name: "Anmäl" }).click();
  const report = owner.getByRole("dialog", { name: "Anmäl konversationen" });
  await report.getByRole("radio", { name: "Utpressning eller hot" }).check();
  await expectAccessible(owner);
  await report.getByRole("button", { name: "Skicka anmälan" }).click();
  await expect(report.getByRole("heading", { name: "Tack, vi tittar på det" })).toBeFocused();
  await report.getByRole("button", { name: "Stäng" }).last().click();
  await expect(owner.getByRole("button", { name: "Anmäl" })).toBeHidden();
};

test("two people write about a bike, see each other's messages arrive, and either can block the other", async ({
  page: writer,
  browser,
}) => {
  const owner = await enterAsOwner(browser);
  await enterAsNewPerson(writer, { name: "Li Sandin" });
  await contactOwner(writer, "Säljer du den?");
  await expectAccessible(writer);
  await writer.setViewportSize(phone);
  await writeToEachOther(owner, writer);
  await expectAccessible(owner);
  await readFurtherUp(owner, writer);
  await takeBack(owner, writer);
  await blockAndReport(owner, writer);
  await owner.close();
});

test("a visitor signs in to write to an owner and returns to the same bike", async ({ page }) => {
  const { email, password } = await newPerson(page.request, { name: "Ture Ek" });
  await page.goto(`/bike-search?q=${frameNumber}`);
  await page.getByRole("button", { name: "Kontakta Ägare" }).click();
  await expect(dialog(page)).toContainText("Du måste vara inloggad för att skicka meddelanden");
  await expectAccessible(page);
  await dialog(page).getByRole("link", { name: "Logga in" }).click();
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Lösenord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  await expect(dialog(page).getByLabel("Ditt meddelande")).toBeVisible();
  await expect(page).toHaveURL(/\/bike-search\?q=KRO1950012/);
});

test("a hasty press sends one message, and opens one conversation and nothing in it", async ({ page }) => {
  await enterAsNewPerson(page, { name: "Hasse Hast" });
  await contactOwner(page, "Säljer du den?");
  const sent = writesOf(page, /\/threads\//);
  const presses = Object.entries(hastyPresses);
  for (const [place, [name, press]] of presses.entries()) {
    await field(page).fill(name);
    await press(page, page.getByRole("button", { name: "Skicka" }));
    await expect(bubble(page, name)).toHaveCount(1);
    await expect(page.getByText("Skickar …")).toHaveCount(0);
    expect(sent.filter((path) => path.endsWith("/messages"))).toHaveLength(place + 1);
  }
  for (const [, press] of presses) {
    await page.goto("/messages");
    await press(page, thread(page, /Ma\*\*\* E/));
    await expect(bubble(page, "a held Enter")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(sent.filter((path) => path.endsWith("/messages"))).toHaveLength(presses.length);
});
