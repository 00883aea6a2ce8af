import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { scan, typeByHand } from "#tests/journeys/platform/hand-scanner.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { newPerson, openAs } from "#tests/journeys/people/people.ts";
import { accessTokenIn, headersOf } from "#tests/journeys/people/session.ts";

const Store = z.object({ storeId: z.string() });
const Run = z.object({ id: z.string(), made: z.number(), count: z.number() });
const Codes = z.object({ items: z.array(z.object({ uid: z.string() })) });

/** A shop with points, with its clerk at the till. */
export const aTill = async (page: Page, points = 4200) => {
  const clerk = await newPerson(page.request, { role: "store", points, name: `Aspens Cykel ${Date.now()}` });
  const own = await page.request.get("/api/store", { headers: await headersOf(page.request, clerk) });
  await openAs(page, clerk, "/store-register-customer");
  await expect(plate(page)).toBeFocused();
  return { clerk, storeId: Store.parse(await own.json()).storeId };
};

export const plate = (page: Page) => page.getByLabel("Ramnummer", { exact: true });

let serial = 0;
/** Frame numbers that no other journey uses. */
export const newFrameNumber = (): string => {
  serial += 1;
  return `TILL${String(Date.now()).slice(-8)}${serial}`;
};

type Bike = {
  readonly frameNumber: string;
  readonly buyer: string;
  readonly sticker?: string;
  /** The box's bar code, and whether the till knows it. */
  readonly barCode?: { readonly number: string; readonly isKnown: boolean };
  /** Milliseconds between two key presses of the scanner. */
  readonly pause?: number;
};

const scanBox = async (page: Page, { number, isKnown }: NonNullable<Bike["barCode"]>): Promise<void> => {
  await scan(page, number);
  await expect(
    page.getByText(isKnown ? "Såld hos er som Crescent Femto." : /^\d+ Ny streckkod/),
  ).toBeVisible();
  await expect(page.getByLabel("Märke")).toHaveValue(isKnown ? "Crescent" : "");
  if (!isKnown) await expectAccessible(page);
};

/** Enters a customer with hand scanner and keyboard only. */
export const enterCustomer = async (
  page: Page,
  { frameNumber, buyer, sticker, barCode, pause = 10 }: Bike,
): Promise<void> => {
  await expect(plate(page)).toBeFocused();
  await scan(page, frameNumber, { pause });
  await expect(page.getByLabel("Märke")).toBeFocused();
  if (barCode) await scanBox(page, barCode);
  const model = barCode?.isKnown === true ? ["", "", ""] : ["Crescent", "Femto", "Dam"];
  for (const typed of [...model, "Sva", buyer]) {
    await typeByHand(page, typed);
    await page.keyboard.press("Enter");
  }
  if (sticker !== undefined) {
    await scan(page, sticker, { pause });
    await expect(page.getByText(/^Dekal [\dA-Z]{3} [\dA-Z]{3}$/)).toBeVisible();
  }
  await page.keyboard.press("Enter");
  for (const typed of ["K-1042", "8 495"]) {
    await typeByHand(page, typed);
    await page.keyboard.press("Enter");
  }
  // The warranty is the last field, where a digit chooses the years.
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
};

export const registered = (page: Page) => page.getByRole("heading", { name: /^Klart/ });

/** Actions of an administrator who is signed in on this page. */
export const asAdministrator = async (page: Page, request: APIRequestContext) => {
  await signInAsAdministrator(page, request);
  const token = accessTokenIn(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** The contents of the shop's own sticker codes. */
    makeStickers: async (storeId: string, count: number, origin: string): Promise<string[]> => {
      const begun = await request.post("/api/admin/qr/runs", {
        headers: { ...headers, "idempotency-key": crypto.randomUUID() },
        data: { pool: storeId, count },
      });
      const { id } = Run.parse(await begun.json());
      for (let made = 0; made < count;) {
        const next = await request.post(`/api/admin/qr/runs/${id}/codes`, { headers });
        made = Run.parse(await next.json()).made;
      }
      const listed = await request.get(`/api/admin/qr/runs/${id}/codes?limit=50`, { headers });
      return Codes.parse(await listed.json()).items.map(({ uid }) => new URL(`/qr/${uid}`, origin).href);
    },
    decide: async (storeId: string, state: "active" | "suspended"): Promise<void> => {
      const data = { state, reason: "Kvitton som inte stämmer" };
      const decided = await request.put(`/api/admin/stores/${storeId}/state`, { headers, data });
      expect(decided.ok(), await decided.text()).toBe(true);
    },
  };
};
