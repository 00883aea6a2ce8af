import { type APIRequestContext, type Browser, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator, signInAsColleague } from "#tests/journeys/office/administrator.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { type NewAccount, enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { hastyPresses, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { test } from "#tests/journeys/platform/test.ts";

const phone = { width: 390, height: 844 };
const threat = "Svara nu, annars vet jag var du bor.";
const Bikes = z.object({ items: z.array(z.object({ id: z.string() })) });
const Sent = z.object({ threadId: z.string() });

/** Writes to the owner about the bike and returns the conversation's URL. */
const threaten = async (request: APIRequestContext, from: NewAccount, to: NewAccount): Promise<string> => {
  const answer = await request.get("/api/bikes", { headers: await headersOf(request, to) });
  const { items } = Bikes.parse(await answer.json());
  const headers = { ...(await headersOf(request, from)), "idempotency-key": crypto.randomUUID() };
  const data = { type: "general_inquiry", text: threat };
  const sent = await request.post(`/api/bikes/${items[0]?.id ?? ""}/messages`, { headers, data });
  expect(sent.status(), await sent.text()).toBe(201);
  return `/messages/${Sent.parse(await sent.json()).threadId}`;
};

const report = async (page: Page, thread: string) => {
  await page.goto(thread);
  await page.getByRole("button", { name: "Anmäl" }).click();
  const dialog = page.getByRole("dialog", { name: "Anmäl konversationen" });
  await dialog.getByRole("radio", { name: "Utpressning eller hot" }).check();
  await dialog.getByLabel(/Berätta mer/).fill("Jag känner mig hotad.");
  await dialog.getByRole("button", { name: "Skicka anmälan" }).click();
  await dialog.getByRole("link", { name: "Följ din anmälan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Din anmälan av en konversation" })).toBeVisible();
  await expectAccessible(page);
};

/** Finds the report by its conversation, because other tests report too. */
const decide = async (page: Page, thread: string, outcome: RegExp, why: string) => {
  const threadId = thread.slice("/messages/".length);
  await page.locator(`a[href*="${threadId}"]`).filter({ hasText: "Öppna ärendet" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: threat })).toContainText("Anmält");
  await page.getByRole("radio", { name: outcome }).check();
  await page.getByRole("button", { name: "Besluta" }).click();
  await expect(page.getByText("Fyll i det här fältet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Varför?").fill(why);
  await page.getByRole("button", { name: "Besluta" }).click();
  await expect(page.getByText("Beslutet är fattat", { exact: true })).toBeVisible();
};

/** An objection needs another administrator. */
const revoke = async (
  browser: Browser,
  request: APIRequestContext,
  { baseURL, thread }: { baseURL: string; thread: string },
) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAsColleague(page, await newPerson(request, { role: "admin", name: "Eva Ek" }));
  await page.goto("/admin-message-reports");
  await decide(page, thread, /Upphäv beslutet/, "De två känner varandra, och det var ett skämt.");
  await context.close();
};

const write = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Skriv ett meddelande" }).fill(text);
  await page.getByRole("textbox", { name: "Skriv ett meddelande" }).press("Enter");
};

/** The barred person cannot write, and objects. */
const object = async (page: Page, thread: string, link: string) => {
  await page.goto(thread);
  await write(page, "Hallå?");
  await expect(page.getByText(/Du är avstängd från att skriva till andra till och med/)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Avstängning från meddelanden" })).toBeVisible();
  await expect(page.getByText(threat)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Varför är beslutet fel?").fill("Det var ett skämt mellan vänner, fråga den andra.");
  await page.getByRole("button", { name: "Skicka invändningen" }).click();
  await expect(page.getByText(/Din invändning har kommit in/)).toBeVisible();
};

test("a threat is reported, its writer is barred from messaging, objects and can write again", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const owner = await newPerson(request, {
    name: "Ulla Berg",
    personalNumber: newPersonalNumber(),
    bikes: 1,
  });
  const writer = await newPerson(request, { name: "Finn Ask" });
  const thread = await threaten(request, writer, owner);
  await enter(page, owner);
  await report(page, thread);
  await mailTo(request, owner.email, /Vi har fått din anmälan/);
  const baseURL = new URL(page.url()).origin;

  const offices = await browser.newContext({ baseURL });
  const office = await offices.newPage();
  await signInAsAdministrator(office, request);
  await office.getByRole("link", { name: /Anmälda meddelanden att besluta om/ }).click();
  await expectAccessible(office);
  await decide(
    office,
    thread,
    /Stäng av från meddelanden/,
    "Det som står där är ett hot, och hot hör inte hemma här.",
  );
  await offices.close();
  await mailTo(request, owner.email, /Beslut om din anmälan/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Vi har gjort något åt det" })).toBeVisible();

  const mail = await mailTo(request, writer.email, /Du kan inte skriva meddelanden just nu/);
  expect(mail.text).not.toContain("annars");
  const link = new URL(/https?:\/\/\S+\/message-decisions\/\S+/.exec(mail.text)?.[0] ?? "").pathname;
  const others = await browser.newContext({ viewport: phone, baseURL });
  const other = await others.newPage();
  await enter(other, writer);
  await object(other, thread, link);
  await revoke(browser, request, { baseURL, thread });
  await other.goto(thread);
  await write(other, "Förlåt, det var inte meningen.");
  await page.goto(thread);
  await expect(page.locator(".bubble").filter({ hasText: "Förlåt" })).toBeVisible();
  await others.close();
});

test("a hasty press opens one report and decides one", async ({ page, request }) => {
  const owner = await newPerson(request, { personalNumber: newPersonalNumber(), bikes: 1 });
  const headers = await headersOf(request, owner);
  const presses = Object.entries(hastyPresses);
  for (const [name] of presses) {
    const thread = await threaten(request, await newPerson(request, { name: `Hasse ${name}` }), owner);
    const data = { reason: "extortion" };
    const reported = await request.post(`/api/threads${thread.slice("/messages".length)}/report`, {
      headers,
      data,
    });
    expect(reported.ok(), await reported.text()).toBe(true);
  }
  await signInAsAdministrator(page, request);
  const decisions = writesOf(page, /\/decision$/);
  await page.goto("/admin-message-reports");
  const reports = page.getByRole("article").filter({ hasText: /^Ha\*\*\* / });
  for (const [place, [, press]] of presses.entries()) {
    await expect(reports).toHaveCount(presses.length - place);
    await press(page, reports.first().getByRole("link", { name: "Öppna ärendet" }));
    await page.getByRole("radio", { name: /Ingen åtgärd/ }).check();
    await page.getByLabel("Varför?").fill("Det är ett skämt mellan vänner.");
    await press(page, page.getByRole("button", { name: "Besluta" }));
    await expect(reports).toHaveCount(presses.length - place - 1);
    expect(decisions).toHaveLength(place + 1);
  }
});
