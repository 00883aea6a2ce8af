import { readFile } from "node:fs/promises";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { type Browser, type Page, expect, type TestInfo } from "@playwright/test";
import * as z from "zod";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { clouds, cloudOf, stateOf } from "#tests/journeys/platform/clouds.ts";
import { enter, newPerson } from "#tests/journeys/people/people.ts";
import { aSeller, aPerson, offerTo, onAPhone, signAs, title } from "#tests/journeys/ads/selling.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { codesOn, readPdf } from "#tests/read-pdf.ts";
import { enterLocal } from "../../../scripts/enter-local.ts";

const Listing = z.object({ id: z.string() });

/** Lists the open bike for sale and returns the ad's path. */
const advertise = async (page: Page, account: { email: string; password: string }): Promise<string> => {
  const [, bikeId = ""] = /(bike_\w+)/.exec(page.url()) ?? [];
  const answer = await page.request.post(`/api/bikes/${bikeId}/listings`, {
    headers: {
      ...(await headersOf(page.request, account)),
      "idempotency-key": crypto.randomUUID(),
    },
    data: { price: 3400, condition: "good", city: "Knivsta", text: "Mest körd till jobbet.", photos: [] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/bike-ads/${Listing.parse(await answer.json()).id}`;
};

/** An entry in the menu sheet. */
const openReceipts = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "1 väntar på dig Mer" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Mina kvitton.*1 väntar på dig/ })
    .click();
};

/** A count in the menu sheet. */
const waiting = (page: Page) => page.getByRole("button", { name: /väntar på dig/ });

/** The target of the printed code on the receipt. */
const codeOnPaper = async (page: Page): Promise<string> => {
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ladda ner PDF" }).click();
  const [paper] = await readPdf(new Uint8Array(await readFile(await (await downloaded).path())).buffer);
  expect(paper?.text).toMatch(/Ulla Berg.*Johan Ek.*3 100 kr/);
  const [address = ""] = paper === undefined ? [] : await codesOn(paper);
  return address;
};

/** This worker's table, as an intruder would change it. */
const breakIn = async (worker: Pick<TestInfo, "parallelIndex">) => {
  const port = clouds[worker.parallelIndex] ?? clouds[0];
  enterLocal(stateOf(port), cloudOf(worker), () => undefined);
  const { TableNames: [name = ""] = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  return openTable(name, system);
};

/** A person with the paper and a phone, without an account. */
const aStranger = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  return {
    says: async (verdict: string, more: string): Promise<void> => {
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: verdict, exact: true })).toBeVisible();
      await expect(page.getByText(more)).toBeVisible();
      await expectAccessible(page);
    },
    leave: () => context.close(),
  };
};

test.setTimeout(150_000);
test("a buyer asks about a bike, buys it in the conversation and signs, without reloading a page", async ({
  page,
  browser,
}, worker) => {
  const [owner, asker] = [aPerson("Ulla", "Berg"), aPerson("Johan", "Ek")];
  const account = await aSeller(page, owner);
  const { personalNumber } = asker;
  const other = await newPerson(page.request, { name: "Johan Ek", personalNumber, points: 100 });
  const ad = await advertise(page, account);
  await page.goto("/messages");
  const theirs = await onAPhone(browser, page);
  await theirs.goto("/robots.txt");
  await enter(theirs, other);
  await theirs.goto(ad);
  await theirs.getByRole("button", { name: "Fråga om cykeln" }).click();
  await theirs.getByRole("dialog").getByRole("textbox").first().fill("Finns cykeln kvar?");
  await theirs.getByRole("dialog").getByRole("button", { name: "Skicka" }).click();
  await expect(theirs).toHaveURL(/\/messages\//);

  await page.getByRole("link", { name: /Finns cykeln kvar/ }).click();
  const talk = await page.context().newPage();
  await talk.goto(page.url());
  const sell = (on: Page) => on.getByRole("link", { name: "Byt ägare" });
  await expect(sell(talk)).toBeVisible();
  await sell(page).click();
  await page.getByLabel("Pris", { exact: true }).fill("3100");
  await page.getByLabel("Skick").fill("Som ny.");
  await signAs(page, owner);
  await expect(title(page, "Du har skrivit under")).toBeVisible();

  await openReceipts(theirs);
  await theirs.getByRole("link", { name: "Läs och skriv under" }).click();
  await signAs(theirs, asker);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();
  await expect(title(page, "Cykeln har bytt ägare")).toBeVisible();
  await expect(waiting(theirs)).toHaveCount(0);
  await expect(sell(talk)).toHaveCount(0);

  const transferId = /(transfer_\w+)/.exec(theirs.url())?.[1] ?? "";
  const stranger = await aStranger(browser, await codeOnPaper(theirs));
  await stranger.says("Äkta.", "Det här är det senaste kvittot för cykeln.");

  // Changes the price in the table after both have signed.
  const table = await breakIn(worker);
  const transfer = await table.get(keys.transfer(transferId), TransferItem);
  const priced = (price: number | null) =>
    table.transact([update(keys.transfer(transferId)).set({ terms: { ...transfer?.terms, price } })]);
  await priced(900);
  await stranger.says("Inte äkta.", "Uppgifterna stämmer inte med det som säljare och köpare skrev under.");
  await priced(3100);

  await theirs.getByRole("link", { name: "Visa cykeln" }).click();
  await theirs.getByRole("button", { name: "Fler val" }).click();
  await theirs.getByRole("link", { name: "Byt ägare" }).click();
  await offerTo(theirs, account.email, asker);
  await openReceipts(page);
  await page.getByRole("link", { name: "Läs och skriv under" }).click();
  await signAs(page, owner);
  await expect(title(page, "Cykeln är din")).toBeVisible();
  await stranger.says(
    "Det finns ett nyare kvitto för cykeln.",
    "Kvittot är äkta, men cykeln har bytt ägare sedan dess.",
  );

  const { bikeId = "", buyerId = "" } = transfer ?? {};
  await page.request.delete(`/api/bikes/${bikeId}`, {
    headers: await headersOf(page.request, account),
  });
  await stranger.says("Äkta.", "Kvittot är äkta, men cykeln är borttagen ur registret.");
  await table.transact([remove(keys.profile(buyerId))]);
  await stranger.says("Äkta.", "Säljaren eller köparen har lämnat registret sedan dess.");
  await stranger.leave();
  await theirs.context().close();
});
