import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { documentAddress, documentPaths } from "#contract/people/documents.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { accountWith, enter, newPerson } from "#tests/journeys/people/people.ts";
import { aRegisteredBike, certificateOf } from "#tests/journeys/checks/certificates.ts";
import { newFrameNumber } from "#tests/journeys/shops/a-till.ts";
import { buyPoints } from "#tests/journeys/points/purchases.ts";
import { accessTokenOn, headersOf, provedHeadersOf } from "#tests/journeys/people/session.ts";
import { anIdCard } from "#tests/local/identity-reviews/an-id-card.ts";
import type { Visitor } from "#tests/web/app/specified-routes.ts";
import { guard } from "#web/app/guard.ts";
import type { Page as AppPage } from "#web/app/page.ts";

export type Language = "sv" | "en";

export const maySee = (page: AppPage, visitor: Visitor): boolean => {
  // The only page that is a 404 for some visitors.
  if (page.exists !== undefined) return visitor === "admin";
  // Signed-out visitors get the landing page there.
  if (page.path === "/" && visitor === "signed-out") return true;
  const session =
    visitor === "signed-out"
      ? ({ state: "signed-out" } as const)
      : ({ state: "signed-in", role: visitor, userId: "", name: "" } as const);
  return guard({ ...page, session, url: new URL(page.path, "https://example.se") }) === undefined;
};

export type Examples = Readonly<Record<string, string>>;

/** A page's address with sample parameters. */
export const addressOf = (
  { path }: AppPage,
  visitor: Visitor,
  examples: Examples,
  language: Language,
): string => {
  const document = documentPaths.find((each) => each === path);
  // Signed-in people have one home.
  if (document !== undefined && (document !== "/" || visitor === "signed-out"))
    return documentAddress(document, language);
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const example = examples[name];
    if (example === undefined) throw new Error(`${path} needs an example of :${name}`);
    return example;
  });
};

/** Waits until the network is idle. */
export const quietOf = (page: Page): (() => Promise<void>) => {
  const open = new Set<object>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return () => expect.poll(() => open.size, { intervals: [50] }).toBe(0);
};

const findMalin = ({ request }: Page) => accountWith(request, { email: "malin@example.se" });
const findStore = ({ request }: Page) => accountWith(request, { email: "butik@example.se" });

const Bikes = z.object({ items: z.array(z.object({ id: z.string() })) });
const Bike = z.object({ qrUid: z.string() });

/** A seeded bike and its code. */
const findBike = async (page: Page): Promise<{ bikeId: string; uid: string }> => {
  const headers = await headersOf(page.request, await findMalin(page));
  const { items } = Bikes.parse(await (await page.request.get("/api/bikes", { headers })).json());
  const bikeId = items[0]?.id ?? "";
  const { qrUid } = Bike.parse(await (await page.request.get(`/api/bikes/${bikeId}`, { headers })).json());
  return { bikeId, uid: qrUid };
};

/** Signs in an administrator who may open the person of the examples for an hour. */
const signInAsAdmin = async (page: Page, { accountId }: Examples = {}): Promise<void> => {
  await signInAsAdministrator(page, page.request);
  if (accountId === undefined) return;
  const headers = { authorization: `Bearer ${await accessTokenOn(page)}` };
  const data = { accountId, ground: { reason: "support", text: "Ringde och bad om hjälp." } };
  const stated = await page.request.post("/api/admin/people/accesses", { headers, data });
  expect(stated.status(), await stated.text()).toBe(201);
};

export const signInAs: Record<Visitor, (page: Page, examples?: Examples) => Promise<unknown>> = {
  "signed-out": async () => undefined,
  customer: async (page) => enter(page, await findMalin(page)),
  store: async (page) => enter(page, await findStore(page)),
  admin: signInAsAdmin,
};

const upload = async (
  request: APIRequestContext,
  headers: Record<string, string>,
  kind: "id-card" | "receipt",
  picture: Buffer,
): Promise<string> => {
  const data = { kind, contentType: "image/jpeg", bytes: picture.length };
  const ticket = await (await request.post("/api/uploads", { headers, data })).json();
  const file = { name: "picture.jpg", mimeType: "image/jpeg", buffer: picture };
  await request.post(ticket.url, { multipart: { ...ticket.fields, file } });
  await request.post(`/api/uploads/${ticket.uploadId}/complete`, { headers, data: {} });
  return ticket.uploadId;
};

const askForReview = async ({ request }: Page): Promise<string> => {
  const personalNumber = newPersonalNumber();
  const person = await newPerson(request, { name: "Nils Holm", personalNumber, needsIdentity: true });
  const headers = await headersOf(request, person);
  const picture = await anIdCard({ surname: "HOLM", givenNames: "NILS", personalNumber });
  const uploadId = await upload(request, headers, "id-card", picture);
  const response = await request.post("/api/identity-reviews", { headers, data: { uploadId } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
};

const Sent = z.object({ threadId: z.string() });

/** Contacts the owner of a bike, who then has a conversation. */
const writeAbout = async ({ request }: Page, bikeId: string): Promise<string> => {
  const headers = await headersOf(request, await newPerson(request));
  const data = { type: "general_inquiry", text: "Hej! Är cykeln till salu?" };
  const key = { "idempotency-key": crypto.randomUUID() };
  const sent = await request.post(`/api/bikes/${bikeId}/messages`, { headers: { ...headers, ...key }, data });
  expect(sent.status(), await sent.text()).toBe(201);
  return Sent.parse(await sent.json()).threadId;
};

const ReportedThread = z.object({ reportId: z.string() });

/** Reports the other person in a conversation. */
const reportThread = async (
  request: APIRequestContext,
  threadId: string,
  headers: Record<string, string>,
): Promise<string> => {
  const data = { reason: "spam", text: "Samma text till alla." };
  const reported = await request.post(`/api/threads/${threadId}/report`, { headers, data });
  expect(reported.ok(), await reported.text()).toBe(true);
  return ReportedThread.parse(await reported.json()).reportId;
};

const Signing = z.object({ id: z.string() });
const Offered = z.object({ transferId: z.string() });

const offerTo = async (request: APIRequestContext, buyerEmail: string): Promise<string> => {
  const person = { personalNumber: newPersonalNumber(), points: 100, bikes: 1 };
  const headers = await provedHeadersOf(request, await newPerson(request, person));
  const { items } = Bikes.parse(await (await request.get("/api/bikes", { headers })).json());
  const bikeId = items[0]?.id ?? "";
  const goods = { condition: "Som ny.", keys: 1, charger: false };
  const data = { buyerEmail, price: 900, saleDate: "2026-05-02", ...goods };
  const prepared = await request.post(`/api/bikes/${bikeId}/transfer-signings`, { headers, data });
  expect(prepared.status(), await prepared.text()).toBe(201);
  const { id } = Signing.parse(await prepared.json());
  const signed = await request.post(`/api/signings/${id}/confirmation`, { headers, data: {} });
  const { transferId } = Offered.parse(await signed.json());
  return transferId;
};

const News = z.object({ items: z.array(z.object({ link: z.string() })) });

const askFor = async ({ request }: Page, bikeId: string, owner: Record<string, string>): Promise<string> => {
  const asker = await headersOf(request, await newPerson(request, { personalNumber: newPersonalNumber() }));
  const response = await request.post("/api/transfer-requests", { headers: asker, data: { bikeId } });
  expect(response.status(), await response.text()).toBe(201);
  const { items } = News.parse(await (await request.get("/api/me/notifications", { headers: owner })).json());
  return (
    items
      .find(({ link }) => link.startsWith("/transfer-requests/"))
      ?.link.split("/")
      .at(-1) ?? ""
  );
};

const Listed = z.object({ id: z.string() });

const Disputes = z.object({ items: z.array(Listed) });

/** Opens a dispute about the owner's bike and withdraws it, so that the bike's other pages stay as usual. */
const claimFrom = async (request: APIRequestContext, owner: Record<string, string>): Promise<string> => {
  const answer = await request.get("/api/transfers/disputes", { headers: owner });
  const { items } = Disputes.parse(await answer.json());
  if (items[0]) return items[0].id;
  const bikes = Bikes.parse(await (await request.get("/api/bikes", { headers: owner })).json());
  const personalNumber = newPersonalNumber();
  const headers = await headersOf(request, await newPerson(request, { personalNumber }));
  const picture = await anIdCard({ surname: "HOLM", givenNames: "NILS", personalNumber });
  const pictures = [await upload(request, headers, "receipt", picture)];
  const key = { "idempotency-key": crypto.randomUUID() };
  const bike = { bikeId: bikes.items[0]?.id };
  const data = { bike, text: "Cykeln är min, och jag har kvittot kvar.", pictures };
  const opened = await request.post("/api/transfers/disputes", { headers: { ...headers, ...key }, data });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = Listed.parse(await opened.json());
  const withdrawn = await request.post(`/api/transfers/disputes/${id}/withdrawal`, { headers, data: {} });
  expect(withdrawn.ok(), await withdrawn.text()).toBe(true);
  return id;
};

const putUpForSale = async (request: APIRequestContext): Promise<string> => {
  const person = { personalNumber: newPersonalNumber(), bikes: 1 };
  const headers = await headersOf(request, await newPerson(request, person));
  const { items } = Bikes.parse(await (await request.get("/api/bikes", { headers })).json());
  const key = { "idempotency-key": crypto.randomUUID() };
  const data = { price: 3400, condition: "good", city: "Linköping", text: "Fin cykel.", photos: [] };
  const listed = await request.post(`/api/bikes/${items[0]?.id ?? ""}/listings`, {
    headers: { ...headers, ...key },
    data,
  });
  expect(listed.status(), await listed.text()).toBe(201);
  return Listed.parse(await listed.json()).id;
};

const missBike = async (request: APIRequestContext): Promise<string> => {
  const person = { personalNumber: newPersonalNumber(), bikes: 1 };
  const headers = await headersOf(request, await newPerson(request, person));
  const { items } = Bikes.parse(await (await request.get("/api/bikes", { headers })).json());
  const bikeId = items[0]?.id ?? "";
  const data = { stolenDate: "2026-05-02", place: "Stora torget", city: "Linköping" };
  const key = { "idempotency-key": crypto.randomUUID() };
  const stolen = await request.post(`/api/bikes/${bikeId}/stolen`, {
    headers: { ...headers, ...key },
    data,
  });
  expect(stolen.status(), await stolen.text()).toBe(201);
  return bikeId;
};

const Reported = z.object({ caseId: z.string() });

const reportAd = async (
  request: APIRequestContext,
  listingId: string,
  headers: Record<string, string>,
): Promise<string> => {
  const data = {
    reason: "misleading",
    explanation: "Ramen är sprucken, men annonsen säger felfri.",
    links: [],
    goodFaith: true,
  };
  const key = { "idempotency-key": crypto.randomUUID() };
  const reported = await request.post(`/api/listings/${listingId}/reports`, {
    headers: { ...headers, ...key },
    data,
  });
  expect(reported.status(), await reported.text()).toBe(201);
  return Reported.parse(await reported.json()).caseId;
};

const Completed = z.object({ receiptNumber: z.string(), receiptCode: z.string() });

/** Completes a change of owner, which issues a receipt. */
const aReceipt = async (request: APIRequestContext): Promise<{ number: string; code: string }> => {
  const buyer = await newPerson(request, { personalNumber: newPersonalNumber() });
  const headers = await provedHeadersOf(request, buyer);
  const transfer = `/api/transfers/${await offerTo(request, buyer.email)}`;
  const prepared = await request.post(`${transfer}/acceptances`, { headers, data: { version: 1 } });
  expect(prepared.status(), await prepared.text()).toBe(201);
  const { id } = Signing.parse(await prepared.json());
  await request.post(`/api/signings/${id}/confirmation`, { headers, data: {} });
  const completed = Completed.parse(await (await request.get(transfer, { headers })).json());
  return { number: completed.receiptNumber, code: completed.receiptCode };
};

const Sold = z.object({ issuedReceipt: z.number() });

/** Registers a sale in the store, which issues a receipt. */
const sellInStore = async (request: APIRequestContext, headers: Record<string, string>): Promise<string> => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const bike = {
    frameNumber: newFrameNumber(),
    type: "dam",
    brand: "Crescent",
    model: "Femto",
    color: "svart",
  };
  const data = { ...bike, buyer: { email: "kund@example.se" }, payment: "points", price: 8495 };
  const sold = await request.post("/api/store/sales", { headers: { ...headers, ...key }, data });
  expect(sold.ok(), await sold.text()).toBe(true);
  return String(Sold.parse(await sold.json()).issuedReceipt);
};

const Checked = z.object({ checkPath: z.string() });

/** Checks frame numbers in the store, which issues a report. */
const aNumberReport = async (
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<{ report: string; reportCode: string }> => {
  const data = { frameNumbers: ["WTU204K8861"] };
  const made = await request.post("/api/store/number-reports", { headers, data });
  expect(made.ok(), await made.text()).toBe(true);
  const [, , report = "", reportCode = ""] = Checked.parse(await made.json()).checkPath.split("/");
  return { report, reportCode };
};

const aCertificate = async (
  request: APIRequestContext,
): Promise<{ certificate: string; certificateCode: string }> => {
  const { number, code } = await certificateOf(request, await aRegisteredBike(request));
  return { certificate: number, certificateCode: code };
};

const Account = z.object({ userId: z.string() });

const accountOf = async (request: APIRequestContext, headers: Record<string, string>): Promise<string> =>
  Account.parse(await (await request.get("/api/me", { headers })).json()).userId;

/** Items that the visited pages need. */
export const examplesFor = async (visitor: Visitor, page: Page): Promise<Examples> => {
  const listingId = await putUpForSale(page.request);
  const stolenBikeId = await missBike(page.request);
  const receipt = await aReceipt(page.request);
  const malin = await headersOf(page.request, await findMalin(page));
  // Reporters may read the decision on their report; administrators read it elsewhere.
  const store = await headersOf(page.request, await findStore(page));
  const reporter = visitor === "store" ? store : malin;
  const caseId = await reportAd(page.request, listingId, reporter);
  const known = {
    ...(await findBike(page)),
    ...receipt,
    ...(await aNumberReport(page.request, store)),
    ...(await aCertificate(page.request)),
    listingId,
    stolenBikeId,
    partnerId: "store_vadstena",
    caseId,
    orderNumber: "CR-261120-000000",
  };
  if (visitor === "store") return { ...known, receiptNumber: await sellInStore(page.request, store) };
  if (visitor === "signed-out") return known;
  const disputeId = await claimFrom(page.request, malin);
  if (visitor === "admin") {
    const accountId = await accountOf(page.request, malin);
    return { ...known, disputeId, reviewId: await askForReview(page), accountId };
  }
  const orderNumber = await buyPoints(page.request, malin);
  const transferId = await offerTo(page.request, (await findMalin(page)).email);
  const requestId = await askFor(page, known.bikeId, malin);
  const threadId = await writeAbout(page, known.bikeId);
  const reportId = await reportThread(page.request, threadId, malin);
  return { ...known, disputeId, orderNumber, transferId, requestId, threadId, reportId };
};
