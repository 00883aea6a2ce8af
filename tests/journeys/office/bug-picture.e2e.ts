import { type Page, type Request, expect } from "@playwright/test";
import { glob } from "node:fs/promises";
import { resolve } from "node:path";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { signInAsAdministrator } from "./administrator.ts";

const wordsIn = (texts: unknown): string[] => {
  if (typeof texts === "string") return texts.split(/<[^>]*>|\s+/);
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
};

/** All words of the Swedish interface texts. */
const swedishWords = async (): Promise<ReadonlySet<string>> => {
  const found: string[] = ["Cykelregistret"];
  for (const pattern of ["web/src/**/texts/**/sv.ts", "web/src/platform/i18n/sv/*.ts"])
    for await (const file of glob(pattern)) found.push(...wordsIn({ ...(await import(resolve(file))) }));
  return new Set(found.flatMap((word) => [word, word.toUpperCase()]));
};

type Person = readonly [name: string, email: string, number: string];

/** Two people whose data differ but have the same length. */
const finn: Person = ["Finn Asklund", "finn@example.se", "19850821-1359"];
const siri: Person = ["Osqu Bengtez", "osqu@another.no", "WTU204K-88612"];

/** Records all words written on a canvas, with letters of one width. */
const prepare = (page: Page) =>
  page.addInitScript(() => {
    const written: string[] = [];
    const canvas = CanvasRenderingContext2D.prototype;
    const writing = Object.getOwnPropertyDescriptor(canvas, "fillText");
    Object.defineProperty(canvas, "fillText", {
      value(this: CanvasRenderingContext2D, text: string, ...place: number[]) {
        written.push(text);
        Reflect.apply(writing?.value, this, [text, ...place]);
      },
    });
    canvas.drawImage = () => {
      throw new Error("Nothing of the page is copied");
    };
    const even = new CSSStyleSheet();
    even.replaceSync(`main * { font-family: monospace !important }`);
    document.adoptedStyleSheets.push(even);
    Object.assign(window, { written });
  });

const writtenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { written: readonly string[] }).written);

/** Puts personal data everywhere a page can hold it. */
const fillWith = (page: Page, person: Person) =>
  page.evaluate(([name, email, number]) => {
    document.querySelector("#somebody")?.remove();
    const part = document.createElement("section");
    part.id = "somebody";
    const width = 40 + name.length + (name.codePointAt(0) ?? 0);
    part.innerHTML = `
      <p title="${name}">${name}</p><p>${email}</p><p class="muted">Ramnummer ${number}</p>
      <input value="${number}" aria-label="${name}"><input placeholder="${email}">
      <textarea>${name.repeat(3)}</textarea><select><option>${name}</option></select>
      <input type="checkbox" ${name.startsWith("F") ? "checked" : ""}>
      <svg width="200" height="20"><text y="15">${name}</text></svg>
      <img width="60" height="20" alt="${name}" src="/favicon.svg?${email}">
      <div contenteditable>${name}</div><pre class="plate" data-number="${number}">${number}</pre>
      <i style="display: block; width: ${width}px; height: 8px; background: #${width}"></i>`;
    document.querySelector("main")?.prepend(part);
  }, person);

/** Replaces the personal data of the page. */
const exchange = (page: Page, from: Person, to: Person) =>
  page.evaluate(
    ([before, after]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const [index, known] of before.entries())
          node.nodeValue = node.nodeValue?.replaceAll(known, after[index] ?? "") ?? "";
      }
      for (const field of document.querySelectorAll("input")) field.value &&= after[0];
    },
    [from, to] as const,
  );

/** Puts something black under the top bar. */
const slideBeneathBar = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".beneath { position: fixed; inset: 8px 0 auto; height: 40px; background: #000 }");
    document.adoptedStyleSheets.push(sheet);
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<p class="beneath"></p>');
  });

const dialogOn = (page: Page) => page.getByRole("dialog", { name: "Något som krånglar?" });

const openReport = async (page: Page) => {
  // Without scrolling: the picture shows the window only.
  await page.getByRole("button", { name: "Rapportera fel" }).last().dispatchEvent("click");
  await expect(dialogOn(page)).toBeVisible();
};

const drawIn = async (page: Page) => {
  const dialog = dialogOn(page);
  await expect(dialog.locator("img")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Ta med en bild av sidan" }).click();
  const preview = dialog.getByRole("img", { name: /^Sidan som den skickas/ });
  await expect(preview).toBeVisible();
  return preview;
};

/** Hash of the picture as it would be sent. */
const printOf = async (page: Page): Promise<string> => {
  await openReport(page);
  const preview = await drawIn(page);
  const print = await preview.evaluate(async (image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data } = context!.getImageData(0, 0, canvas.width, canvas.height);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  });
  await dialogOn(page).getByRole("button", { name: "Ta bort bilden" }).click();
  await expect(dialogOn(page).locator("img")).toHaveCount(0);
  await dialogOn(page).getByRole("button", { name: "Stäng" }).first().click();
  return print;
};

test("a screenshot holds only the interface texts, and is the same for everyone", async ({
  page,
  request,
}) => {
  test.slow();
  await prepare(page);
  const account = await newPerson(request, { name: finn[0] });
  const own: Person = [finn[0], account.email, finn[2]];
  const other: Person = [siri[0], account.email.replaceAll(/[a-z]/g, "q"), siri[2]];
  await openAs(page, account, "/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Inställningar" })).toBeVisible();
  await expect(page.getByText(account.email).first()).toBeVisible();
  await page.waitForLoadState("networkidle");

  const requests: Request[] = [];
  await fillWith(page, own);
  page.on("request", (sent) => requests.push(sent));
  const first = await printOf(page);
  const known = await swedishWords();
  const written = await writtenOn(page);
  expect(written).toContain("Inställningar");
  expect(written.filter((word) => !known.has(word) && !/^[\p{P}\p{S}]{1,3}$/u.test(word))).toEqual([]);
  for (const secret of own.flatMap((text) => text.split(/[ @-]/)))
    expect(written.filter((word) => word.includes(secret))).toEqual([]);
  // Only the drawing code and its result were requested.
  expect(
    requests.map((sent) => sent.url()).filter((url) => !/\/assets\/[\w.-]+\.(js|css)$|^blob:/.test(url)),
  ).toEqual([]);

  await fillWith(page, other);
  await exchange(page, own, other);
  expect(await page.locator("body").innerText()).not.toContain(finn[0]);
  expect(await printOf(page)).toBe(first);
  await slideBeneathBar(page);
  expect(await printOf(page)).toBe(first);
  // Different pages still give different pictures.
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.remove());
  expect(await printOf(page)).not.toBe(first);
});

test("a signed-out visitor reports a missing page with a screenshot, which an administrator sees", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const baseURL = new URL((await request.get("/robots.txt")).url()).origin;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  const stranger = await context.newPage();
  await stranger.goto("/en-sida-som-saknas/hemlig-kod");
  await openReport(stranger);
  const dialog = dialogOn(stranger);
  await expect(dialog.getByText(/^Inget annat, varken/)).toBeVisible();
  await drawIn(stranger);
  await expect(dialog.getByText("Och bilden. Inget annat.")).toBeVisible();
  await expectAccessible(stranger);
  await dialog.getByLabel("Vad hände?").fill("Sidan saknas, och bilden visar det.");
  await stranger.route(/staging/, (route) => route.abort());
  await dialog.getByRole("button", { name: "Skicka", exact: true }).click();
  await expect(dialog.getByText("Tack, vi har fått din rapport")).toBeVisible();
  await expect(dialog.getByText("Vi har fått din rapport, men bilden kom inte fram.")).toBeVisible();
  await expectAccessible(stranger);
  await stranger.unroute(/staging/);
  await dialog.getByRole("button", { name: "Skicka bilden igen" }).click();
  await expect(dialog.getByText("Nu har vi fått bilden också.")).toBeVisible();

  await signInAsAdministrator(page, request);
  await page.goto("/admin-bug-reports");
  await page.getByRole("link", { name: "Sidan saknas, och bilden visar det." }).click();
  const small = page.getByRole("button", { name: /Visa bilden större/ });
  await expect(small).toBeVisible();
  await expect
    .poll(() => small.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(844);
  await expectAccessible(page);
  await small.click();
  await expect(page.getByRole("dialog", { name: "Bild av sidan" }).getByRole("img")).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test("the start page carries its screenshot to the form and leaves nothing behind", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Rapportera fel" }).click();
  await expect(page).toHaveURL(/\/report-bug$/);
  await page.getByRole("button", { name: "Ta med en bild av sidan" }).click();
  await expect(page.getByRole("img", { name: /^Sidan som den skickas/ })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Vad hände?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ta med en bild av sidan" })).toHaveCount(0);
});
