import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { nextCode, turnOnSecondFactor } from "#tests/journeys/authenticator-app.ts";
import { accountWith } from "#tests/journeys/people.ts";

const folder = "out/test-results";
const file = `${folder}/authenticator-app.json`;
const Keys = z.record(z.string(), z.string());

/** By password, which is another one in every newly seeded cloud. */
const knownKeys = async (): Promise<Record<string, string>> => {
  try {
    return Keys.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return {};
  }
};

const keep = async (password: string, secret: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify({ ...(await knownKeys()), [password]: secret }));
};

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Signs the seeded administrator in, who sets up a second factor the first time and uses it from then on. */
export const signInAsAdministrator = async (page: Page, request: APIRequestContext): Promise<void> => {
  const { email, password } = await accountWith(request, { role: "admin" });
  await page.goto("/store-login");
  await field(page, "E-post").fill(email);
  await field(page, "Lösenord").fill(password);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  const secret = (await knownKeys())[password];
  if (secret === undefined) {
    await keep(password, await turnOnSecondFactor(page, request));
  } else {
    await field(page, "Kod").fill(await nextCode(request, secret));
    await page.getByRole("button", { name: "Bekräfta", exact: true }).click();
  }
  await expect(page).toHaveURL(/\/admin-dashboard$/);
};
