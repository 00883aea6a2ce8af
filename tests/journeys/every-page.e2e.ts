import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { documentAddress, documentPaths } from "#contract/documents.ts";
import { faultsOf } from "#tests/journeys/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/administrator.ts";
import { newPersonalNumber } from "#tests/journeys/bankid-app.ts";
import { type NewAccount, accountWith, enter, enterAsNewPerson, newPerson } from "#tests/journeys/people.ts";
import { buyPoints } from "#tests/journeys/purchases.ts";
import { accessTokenIn, sessionOf } from "#tests/journeys/session.ts";
import { test } from "#tests/journeys/test.ts";
import { arrive, walkTo } from "#tests/journeys/walk.ts";
import { anIdCard } from "#tests/local/identity-reviews/an-id-card.ts";
import { type Visitor, visitors } from "#tests/web/app/specified-routes.ts";
import { guard } from "#web/app/guard.ts";
import type { Page as AppPage } from "#web/app/page.ts";
import { pages } from "#web/app/routes.ts";

type Language = "sv" | "en";

const maySee = (page: AppPage, visitor: Visitor): boolean => {
  // The one page of which some visitors are told that it does not exist.
  if (page.exists !== undefined) return visitor === "admin";
  // Strangers have the landing page there.
  if (page.path === "/" && visitor === "signed-out") return true;
  const session =
    visitor === "signed-out"
      ? ({ state: "signed-out" } as const)
      : ({ state: "signed-in", role: visitor, userId: "", name: "" } as const);
  return guard({ ...page, session, url: new URL(page.path, "https://example.se") }) === undefined;
};

type Examples = Readonly<Record<string, string>>;

/** The address of a page, with an example for each of its parts that vary. */
const addressOf = ({ path }: AppPage, visitor: Visitor, examples: Examples, language: Language): string => {
  const document = documentPaths.find((each) => each === path);
  // Somebody signed in has one home.
  if (document !== undefined && (document !== "/" || visitor === "signed-out"))
    return documentAddress(document, language);
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const example = examples[name];
    if (example === undefined) throw new Error(`${path} needs an example of :${name}`);
    return example;
  });
};

/** Everything that the page says went wrong, with where. */
const watchConsole = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    // A mail that is looked at may run no scripts, and so none of axe's either.
    const isOfMail = message.text().includes("'about:srcdoc'");
    if (message.type() === "error" && !isOfMail) errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
  return errors;
};

/** Waits until nothing more is asked for. */
const quietOf = (page: Page): (() => Promise<void>) => {
  const open = new Set<object>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return () => expect.poll(() => open.size, { intervals: [50] }).toBe(0);
};

const headersOf = async (request: APIRequestContext, account: Omit<NewAccount, "name">) => ({
  authorization: `Bearer ${accessTokenIn(await sessionOf(request, account))}`,
});

const findMalin = ({ request }: Page) => accountWith(request, { email: "malin@example.se" });

const Bikes = z.object({ items: z.array(z.object({ id: z.string() })) });
const Bike = z.object({ qrUid: z.string() });

/** A bike of the town, and the code on it. */
const findBike = async (page: Page): Promise<{ bikeId: string; uid: string }> => {
  const headers = await headersOf(page.request, await findMalin(page));
  const { items } = Bikes.parse(await (await page.request.get("/api/bikes", { headers })).json());
  const bikeId = items[0]?.id ?? "";
  const { qrUid } = Bike.parse(await (await page.request.get(`/api/bikes/${bikeId}`, { headers })).json());
  return { bikeId, uid: qrUid };
};

const signInAs: Record<Visitor, (page: Page) => Promise<unknown>> = {
  "signed-out": async () => undefined,
  customer: async (page) => enter(page, await findMalin(page)),
  store: (page) => enterAsNewPerson(page, { role: "store" }),
  admin: (page) => signInAsAdministrator(page, page.request),
};

/** Somebody sends a photo of an ID card, for an administrator to look at. */
const askForReview = async ({ request }: Page): Promise<string> => {
  const personalNumber = newPersonalNumber();
  const person = await newPerson(request, { name: "Nils Holm", personalNumber, unproved: true });
  const headers = await headersOf(request, person);
  const picture = await anIdCard({ surname: "HOLM", givenNames: "NILS", personalNumber });
  const data = { kind: "id-card", contentType: "image/jpeg", bytes: picture.length };
  const ticket = await (await request.post("/api/uploads", { headers, data })).json();
  const file = { name: "id.jpg", mimeType: "image/jpeg", buffer: picture };
  await request.post(ticket.url, { multipart: { ...ticket.fields, file } });
  await request.post(`/api/uploads/${ticket.uploadId}/complete`, { headers, data: {} });
  const asked = await request.post("/api/identity-reviews", { headers, data: { uploadId: ticket.uploadId } });
  expect(asked.status(), await asked.text()).toBe(201);
  return (await asked.json()).id;
};

const Sent = z.object({ threadId: z.string() });

/** Somebody writes to the owner of a bike, who has a conversation then. */
const writeAbout = async ({ request }: Page, bikeId: string): Promise<string> => {
  const headers = await headersOf(request, await newPerson(request));
  const data = { type: "general_inquiry", text: "Hej! Är cykeln till salu?" };
  const key = { "idempotency-key": crypto.randomUUID() };
  const sent = await request.post(`/api/bikes/${bikeId}/messages`, { headers: { ...headers, ...key }, data });
  expect(sent.status(), await sent.text()).toBe(201);
  return Sent.parse(await sent.json()).threadId;
};

/** What the pages are about that a visitor opens. */
const examplesFor = async (visitor: Visitor, page: Page): Promise<Examples> => {
  const known = { ...(await findBike(page)), orderNumber: "CR-261120-000000" };
  if (visitor === "admin") return { ...known, reviewId: await askForReview(page) };
  if (visitor !== "customer") return known;
  const headers = await headersOf(page.request, await findMalin(page));
  const orderNumber = await buyPoints(page.request, headers);
  return { ...known, orderNumber, threadId: await writeAbout(page, known.bikeId) };
};

/** Opens the site in a language. */
const begin = async (page: Page, language: Language): Promise<void> => {
  await page.goto(documentAddress("/contact", language));
  await page.evaluate((chosen) => localStorage.setItem("cr:language", chosen), language);
  const noCookies = page.getByRole("button", { name: "Bara nödvändiga" });
  if (language === "sv") await noCookies.click();
};

for (const visitor of visitors) {
  test(`every page is accessible to ${visitor}, has a name in both languages and reports no error`, async ({
    page,
  }) => {
    const examples = await examplesFor(visitor, page);
    await signInAs[visitor](page);
    const errors = watchConsole(page);
    const quiet = quietOf(page);
    const wrong: string[] = [];
    for (const language of ["sv", "en"] as const) {
      await begin(page, language);
      for (const each of pages.filter((one) => maySee(one, visitor))) {
        const address = addressOf(each, visitor, examples, language);
        if (visitor === "signed-out") await page.goto(address);
        else await walkTo(page, address);
        await arrive(page, address);
        await quiet();
        const faults = language === "sv" ? await faultsOf(page) : [];
        if ((await page.locator("html").getAttribute("lang")) !== language) faults.push("another language");
        if (await page.getByText("404", { exact: true }).isVisible()) faults.push("nothing there");
        wrong.push(...faults.map((fault) => `${address}: ${fault}`));
      }
    }
    expect({ wrong, errors }).toEqual({ wrong: [], errors: [] });
  });
}
