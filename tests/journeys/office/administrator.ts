import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { nextCode, turnOnSecondFactor } from "#tests/journeys/people/session.ts";
import { type NewAccount, accountWith, enter } from "#tests/journeys/people/people.ts";

const folder = "out/test-results";
// One per worker, each with a cloud of its own.
const file = `${folder}/authenticator-app-${process.env["TEST_PARALLEL_INDEX"] ?? "0"}.json`;
const Keys = z.record(z.string(), z.string());

/** The seeded password differs in every cloud. */
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

/** Signs in the seeded administrator, setting up a second factor the first time. */
export const signInAsAdministrator = async (page: Page, request: APIRequestContext): Promise<void> => {
  const account = await accountWith(request, { role: "admin" });
  const secret = (await knownKeys())[account.password];
  if (secret !== undefined) {
    await enter(page, account, () => nextCode(request, secret));
    await page.goto("/admin-dashboard");
  } else {
    await page.goto("/store-login");
    await field(page, "E-post").fill(account.email);
    await field(page, "Lösenord").fill(account.password);
    await page.getByRole("button", { name: "Logga in", exact: true }).click();
    await keep(account.password, await turnOnSecondFactor(page, request));
  }
  await expect(page).toHaveURL(/\/admin-dashboard$/);
};

/** Signs in another administrator, whose second factor is new. */
export const signInAsColleague = async (page: Page, colleague: NewAccount): Promise<void> => {
  await enter(page, colleague);
  await page.goto("/admin-dashboard");
  await turnOnSecondFactor(page, page.request);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
};

/** States why the administrator opens a person without a case. */
export const stateReason = async (page: Page, why = "Ringde och bad om hjälp."): Promise<void> => {
  await field(page, "Vad ska du göra?").fill(why);
  await page.getByRole("button", { name: "Öppna uppgifterna" }).click();
};
