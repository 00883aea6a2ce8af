import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { codeAt, stepSeconds } from "#tests/authenticator-code.ts";
import { pass } from "./bankid-app.ts";

const Clock = z.object({ clock: z.object({ now: z.iso.datetime() }) });

/** The current code. Each code works once, so the clock moves to the next one. */
export const nextCode = async (request: APIRequestContext, secret: string): Promise<string> => {
  await pass(request, stepSeconds);
  const { clock } = Clock.parse(await (await request.get("/_local.json")).json());
  return codeAt(secret, Date.parse(clock.now) / 1000);
};

/** Adds the page's key to the app. */
export const readKey = async (page: Page): Promise<string> => {
  const key = page.locator(".totp__key");
  await expect(key).toBeVisible();
  return (await key.innerText()).replaceAll(" ", "");
};

/** Reads the key and returns a code. */
export const turnOnSecondFactor = async (page: Page, request: APIRequestContext): Promise<string> => {
  const secret = await readKey(page);
  await page.getByLabel("Kod", { exact: true }).fill(await nextCode(request, secret));
  await page.getByRole("button", { name: "Slå på tvåstegsverifiering" }).click();
  return secret;
};
