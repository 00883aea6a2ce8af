import { randomInt } from "node:crypto";
import { type APIRequestContext, type Locator, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { hasCheckDigit } from "#contract/platform/luhn.ts";

export type Someone = {
  readonly personalNumber: string;
  readonly givenName: string;
  readonly surname: string;
};

/** An unknown test person: birth numbers 980 to 999 are reserved for them. */
export const someone = (
  birthDate: string,
  givenName: string,
  surname: string,
  birthNumber = 990,
): Someone => {
  const stem = `${birthDate}${birthNumber}`;
  const digit = Array.from("0123456789").find((last) => hasCheckDigit(stem.slice(2) + last));
  return { personalNumber: `${stem}${digit}`, givenName, surname };
};

const dayMillis = 86_400_000;
const earliest = Date.UTC(1930, 0, 1) / dayMillis;
const latest = Date.UTC(2000, 0, 1) / dayMillis;

/** Each of ten workers has its own birth numbers; random days would soon repeat. */
const birthNumber = 980 + (Number(process.env["TEST_WORKER_INDEX"] ?? 0) % 10);
const days = latest - earliest;
let day = randomInt(days);

/** A number that no other journey has. */
export const newPersonalNumber = (): string => {
  day = (day + 1) % days;
  const born = new Date((earliest + day) * dayMillis).toISOString().slice(0, 10);
  return someone(born.replaceAll("-", ""), "", "", birthNumber).personalNumber;
};

type Deed = { readonly code?: string; readonly orderRef?: string } & Partial<Someone>;
type Action = "open" | "choose" | "approve" | "refuse" | "expire";

const Played = z.object({ orderRef: z.string(), text: z.string(), returnUrl: z.string().optional() });

/** Acts as the app: returns the order and what the app shows of it. */
export const play = async (request: APIRequestContext, action: Action, deed: Deed) => {
  const response = await request.post(`/_local/bankid/${action}`, { data: deed });
  expect(response.status(), await response.text()).toBe(200);
  return Played.parse(await response.json());
};

const Orders = z.object({ orders: z.array(z.object({ orderRef: z.string() })) });

/** Orders waiting in the app. */
export const waitingOrders = async (request: APIRequestContext): Promise<number> =>
  Orders.parse(await (await request.get("/_local/bankid.json")).json()).orders.length;

const Collected = z.object({ qr: z.string() });

/** Reads the currently shown code, like a camera. */
export const scan = async (page: Page): Promise<string> => {
  await expect(page.getByRole("figure", { name: "QR-kod för BankID-appen" })).toBeVisible();
  const answer = await page.waitForResponse((response) => response.url().endsWith("/collection"));
  return Collected.parse(await answer.json()).qr;
};

/** The link that opens the app on this device; at a computer the code comes first. */
export const appLinkIn = async (dialog: Locator): Promise<string> => {
  const link = dialog.getByRole("link", { name: "Öppna BankID på den här enheten" });
  const choice = dialog.getByRole("button", { name: "Använd BankID på den här enheten" });
  await expect(link.or(choice)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  return (await link.getAttribute("href")) ?? "";
};

/** Signs in the app on this device, which comes back to the page, and returns the text that it showed. */
export const inApp = async (page: Page, person: Someone): Promise<string> => {
  const code = await appLinkIn(page.getByRole("dialog"));
  const { orderRef, text } = await play(page.request, "open", { code });
  await play(page.request, "choose", { orderRef, ...person });
  const { returnUrl = "" } = await play(page.request, "approve", { orderRef });
  await page.goto(returnUrl);
  return text;
};

/** Moves the clock of the whole local cloud. */
export const pass = async (request: APIRequestContext, seconds: number): Promise<void> => {
  const moved = await request.post("/_local/clock", { data: { advanceSeconds: seconds } });
  expect(moved.ok()).toBe(true);
};
