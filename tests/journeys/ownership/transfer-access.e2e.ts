import { type Page, expect } from "@playwright/test";
import * as z from "zod";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { type NewAccount, newPerson } from "#tests/journeys/people/people.ts";
import { aSeller, aPerson, linkTo, offerTo, title } from "#tests/journeys/ads/selling.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Problem = z.object({ code: z.string() });

/** Calls the API, signed in or not, and returns the problem code. */
const asks = async (page: Page, account?: Pick<NewAccount, "email" | "password">) => {
  const { request } = page;
  const headers = account === undefined ? {} : await headersOf(request, account);
  return async (path: string, data?: object): Promise<string> => {
    const method = data === undefined ? "GET" : "POST";
    const response = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    const body: unknown = await response.json();
    return Problem.safeParse(body).data?.code ?? String(response.status());
  };
};

test("strangers get a clear refusal and change nothing", async ({ page }) => {
  const seller = aPerson("Ulla", "Berg");
  const account = await aSeller(page, seller);
  const bikeId = /bike_\w+/.exec(page.url())?.[0] ?? "";
  const email = `johan.${Date.now()}@example.se`;
  await offerTo(page, email, seller);
  const transferId = /transfer_\w+/.exec(page.url())?.[0] ?? "";
  const token = (await linkTo(page, email)).split("#")[1];
  const sampleData = { token: "A".repeat(43) };
  const terms = { price: 1, saleDate: "2026-05-02", condition: "Bra", keys: 0, charger: false };

  const nobody = await asks(page);
  expect(await nobody("/invitations/reading", sampleData)).toBe("invitation-not-found");
  for (const path of [
    "/invitations/redemption",
    "/transfer-requests",
    `/transfers/${transferId}/confirmations`,
  ])
    expect(await nobody(path, sampleData)).toBe("401");

  const person = { name: "Elak Ek", personalNumber: newPersonalNumber(), points: 500 };
  const enemy = await asks(page, await newPerson(page.request, person));
  expect(await enemy("/invitations/redemption", sampleData)).toBe("invitation-not-found");
  expect(await enemy("/invitations/redemption", { token: "../../x" })).toBe("invalid-request");
  expect(await enemy(`/transfers/${transferId}`)).toBe("transfer-not-found");
  const ofTransfer = {
    acceptances: { version: 1 },
    confirmations: {},
    invitations: { refusesOpener: true },
    cancellation: {},
  };
  for (const [what, data] of Object.entries(ofTransfer))
    expect(await enemy(`/transfers/${transferId}/${what}`, data)).toBe("transfer-not-found");
  const offer = { ...terms, buyerEmail: "elak@example.se" };
  expect(await enemy(`/bikes/${bikeId}/transfer-signings`, offer)).toBe("bike-not-found");
  const [thread, request] = [`thread_${"A".repeat(43)}`, `request_${"A".repeat(43)}`];
  expect(await enemy(`/threads/${thread}/transfer-signings`, terms)).toBe("thread-not-found");
  expect(await enemy(`/transfer-requests/${request}`)).toBe("transfer-request-not-found");
  expect(await enemy(`/transfer-requests/${request}/refusal`, { block: true })).toBe(
    "transfer-request-not-found",
  );

  const unproved = await asks(page, await newPerson(page.request, { needsIdentity: true }));
  expect(await unproved("/invitations/redemption", { token })).toBe("identity-level-too-low");
  expect(await unproved("/transfer-requests", { bikeId })).toBe("identity-level-too-low");
  const owner = await asks(page, account);
  expect(await owner("/invitations/redemption", { token })).toBe("buyer-is-seller");
  expect(await owner("/transfer-requests", { bikeId })).toBe("own-bike");
  expect(await owner(`/transfers/${transferId}/confirmations`, {})).toBe("nobody-waits-for-confirmation");
  const change = { ...terms, buyerEmail: account.email };
  expect(await owner(`/transfers/${transferId}/changes`, change)).toBe("buyer-is-seller");
  expect(await owner(`/transfers/${transferId}/changes`, terms)).toBe("invalid-request");

  await page.reload();
  await expect(title(page, "Du har skrivit under")).toBeVisible();
  expect(await nobody("/invitations/reading", { token })).toBe("201");
});
