import { createHmac } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import * as z from "zod";
import { pass } from "#tests/journeys/bankid-app.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepSeconds = 30;

const decode = (base32: string): Buffer => {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The six digits of RFC 6238 at a time in seconds. */
const codeAt = (secret: string, time: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / stepSeconds)));
  const digest = createHmac("sha1", decode(secret)).update(counter).digest();
  const offset = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
};

const Clock = z.object({ clock: z.object({ now: z.iso.datetime() }) });

/** What the app shows now. Each code is good once, so time goes on to the next one. */
export const nextCode = async (request: APIRequestContext, secret: string): Promise<string> => {
  await pass(request, stepSeconds);
  const { clock } = Clock.parse(await (await request.get("/_local.json")).json());
  return codeAt(secret, Date.parse(clock.now) / 1000);
};

/** Takes the key on the page into the app. */
export const readKey = async (page: Page): Promise<string> => {
  const key = page.locator(".totp__key");
  await expect(key).toBeVisible();
  return (await key.innerText()).replaceAll(" ", "");
};

/** Reads the key and gives a code of it back. */
export const turnOnSecondFactor = async (page: Page, request: APIRequestContext): Promise<string> => {
  const secret = await readKey(page);
  await page.getByLabel("Kod", { exact: true }).fill(await nextCode(request, secret));
  await page.getByRole("button", { name: "Slå på tvåstegsverifiering" }).click();
  return secret;
};
