import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/administrator.ts";
import { type NewAccount, newPerson, openAs } from "#tests/journeys/people.ts";
import { accessTokenIn, sessionOf } from "#tests/journeys/session.ts";

const Store = z.object({ storeId: z.string() });
const Run = z.object({ id: z.string(), made: z.number(), count: z.number() });
const Codes = z.object({ items: z.array(z.object({ uid: z.string() })) });

export const headersOf = async (request: APIRequestContext, account: NewAccount) => ({
  authorization: `Bearer ${accessTokenIn(await sessionOf(request, account))}`,
});

/** A store with points, whose clerk stands at the till. */
export const aTill = async (page: Page, points = 4200) => {
  const clerk = await newPerson(page.request, { role: "store", points, name: `Aspens Cykel ${Date.now()}` });
  const own = await page.request.get("/api/store", { headers: await headersOf(page.request, clerk) });
  await openAs(page, clerk, "/store-register-customer");
  await expect(plate(page)).toBeFocused();
  return { clerk, storeId: Store.parse(await own.json()).storeId };
};

export const plate = (page: Page) => page.getByLabel("Ramnummer", { exact: true });

let serial = 0;
/** Frame numbers that no other journey has. */
export const newFrameNumber = (): string => {
  serial += 1;
  return `TILL${String(Date.now()).slice(-8)}${serial}`;
};

type Bike = {
  readonly frameNumber: string;
  readonly buyer: string;
  readonly sticker?: string;
  /** Of the box, where it is scanned, and whether the till knows it. */
  readonly barCode?: { readonly number: string; readonly isKnown: boolean };
};

/** Scans the box into the field of the brand, which gives the bar code away and stays where it is. */
const scanBox = async (page: Page, { number, isKnown }: NonNullable<Bike["barCode"]>): Promise<void> => {
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(isKnown ? "Såld hos er som Crescent Femto." : /^\d+ Ny streckkod/),
  ).toBeVisible();
  await expect(page.getByLabel("Märke")).toHaveValue(isKnown ? "Crescent" : "");
  if (!isKnown) await expectAccessible(page);
};

/** A customer as a clerk enters one: everything from the keyboard, and what is scanned comes as keys that end with Enter. */
export const enterCustomer = async (
  page: Page,
  { frameNumber, buyer, sticker = "", barCode }: Bike,
): Promise<void> => {
  await expect(plate(page)).toBeFocused();
  await page.keyboard.type(frameNumber);
  await page.keyboard.press("Enter");
  if (barCode) await scanBox(page, barCode);
  const model = barCode?.isKnown === true ? ["", "", ""] : ["Crescent", "Femto", "Dam"];
  for (const typed of [...model, "Sva", buyer]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.type(sticker);
  // Once the sticker is read, its field has made room for how it is paid.
  if (sticker !== "") {
    await expect(page.getByText(/^Dekal [\dA-Z]{3} [\dA-Z]{3}$/)).toBeVisible();
    await page.getByLabel("Betalas med").focus();
  }
  await page.keyboard.press("Enter");
  await page.keyboard.type("K-1042");
  await page.keyboard.press("Enter");
  await page.keyboard.type("8 495");
  await page.keyboard.press("Enter");
  // The warranty is the last field.
  await page.keyboard.press("Enter");
};

export const registered = (page: Page) => page.getByRole("heading", { name: /^Klart/ });

/** What administrators do, by an administrator who has signed in on this page. */
export const asAdministrator = async (page: Page, request: APIRequestContext) => {
  await signInAsAdministrator(page, request);
  const token = accessTokenIn(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** Stickers of the store's own, by what their codes say. */
    makeStickers: async (storeId: string, count: number, origin: string): Promise<string[]> => {
      const begun = await request.post("/api/admin/qr-runs", {
        headers: { ...headers, "idempotency-key": crypto.randomUUID() },
        data: { pool: storeId, count },
      });
      const { id } = Run.parse(await begun.json());
      for (let made = 0; made < count;) {
        const next = await request.post(`/api/admin/qr-runs/${id}/codes`, { headers });
        made = Run.parse(await next.json()).made;
      }
      const listed = await request.get(`/api/admin/qr-runs/${id}/codes?limit=50`, { headers });
      return Codes.parse(await listed.json()).items.map(({ uid }) => new URL(`/qr/${uid}`, origin).href);
    },
    decide: async (storeId: string, state: "active" | "suspended"): Promise<void> => {
      const data = { state, reason: "Kvitton som inte stämmer" };
      const decided = await request.put(`/api/admin/stores/${storeId}/state`, { headers, data });
      expect(decided.ok(), await decided.text()).toBe(true);
    },
  };
};
