import { type APIRequestContext, type Locator, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { sessionOf } from "./session.ts";

const Overview = z.object({
  accounts: z.array(
    z.object({ role: z.string(), email: z.string(), password: z.string(), points: z.number().optional() }),
  ),
});
type Account = z.infer<typeof Overview>["accounts"][number];

/** A seeded account from the local cloud's start page. */
export const accountWith = async (request: APIRequestContext, wanted: Partial<Account>): Promise<Account> => {
  const { accounts } = Overview.parse(await (await request.get("/_local.json")).json());
  const match = accounts.find((account) =>
    Object.entries(wanted).every(([name, value]) => account[name as keyof Account] === value),
  );
  if (!match) throw new Error(`No account with ${JSON.stringify(wanted)}`);
  return match;
};

const NewAccount = z.object({ name: z.string(), email: z.string(), password: z.string() });
export type NewAccount = z.infer<typeof NewAccount>;
type Wanted = {
  readonly role?: "customer" | "store" | "admin";
  readonly name?: string;
  readonly points?: number;
  readonly personalNumber?: string;
  readonly needsIdentity?: true;
  /** The number of bikes, each a lilac Crescent Femga. */
  readonly bikes?: number;
};

/** A new person, so that journeys can run in any order. */
export const newPerson = async (request: APIRequestContext, wanted: Wanted = {}): Promise<NewAccount> => {
  const response = await request.post("/_local/people", { data: wanted });
  expect(response.status(), await response.text()).toBe(201);
  return NewAccount.parse(await response.json());
};

/** Stores a session in the browser without the sign-in form. Journeys about signing in use `signIn`. */
export const enter = async (
  page: Page,
  account: Pick<Account, "email" | "password">,
  giveCode?: () => Promise<string>,
): Promise<void> => {
  const session = await sessionOf(page.request, account, { giveCode });
  // A file of the site without scripts.
  await page.goto("/robots.txt");
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(session));
};

/** Stores a session and opens a page that requires signing in. */
export const openAs = async (
  page: Page,
  account: Pick<Account, "email" | "password">,
  path: string,
): Promise<void> => {
  await enter(page, account);
  await page.goto(path);
};

/** Creates a person and stores their session. */
export const enterAsNewPerson = async (page: Page, wanted: Wanted = {}): Promise<NewAccount> => {
  const person = await newPerson(page.request, wanted);
  await enter(page, person);
  return person;
};

/** Fills in e-mail and password. */
export const signInHere = async (
  page: Page,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<void> => {
  await expect(page).toHaveURL(/\/auth|\/store-login/);
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Lösenord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
};

/** Opens a page that requires signing in, signs in, and ends up there. `afterPassword` handles further steps. */
export const signInTo = async (
  page: Page,
  path: string,
  { email, password }: Pick<Account, "email" | "password">,
  afterPassword?: () => Promise<void>,
): Promise<void> => {
  await page.goto(path);
  await signInHere(page, { email, password });
  await afterPassword?.();
  await expect(page).not.toHaveURL(/\/auth/);
};

export const signIn = (page: Page, account: Pick<Account, "email" | "password">): Promise<void> =>
  signInTo(page, "/auth", account);

const Mails = z.array(
  z.object({ subject: z.string(), text: z.string(), html: z.string(), to: z.array(z.string()) }),
);

/** Mails to an address, newest first. */
export const mailsTo = async (request: APIRequestContext, address: string): Promise<z.infer<typeof Mails>> =>
  Mails.parse(await (await request.get(`/_local/mail.json?to=${encodeURIComponent(address)}`)).json());

export const mailTo = async (
  request: APIRequestContext,
  address: string,
  about: RegExp,
): Promise<z.infer<typeof Mails>[number]> => {
  const find = async () => (await mailsTo(request, address)).find(({ subject }) => about.test(subject));
  await expect
    .poll(async () => (await find())?.subject, { timeout: 20_000, intervals: [100] })
    .toMatch(about);
  const mail = await find();
  if (!mail) throw new Error("The mail has gone");
  return mail;
};

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? "";

/** The password of everyone who signs up by e-mail. */
export const newPassword = "cykel-i-snön-4711";

const signs = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const oneTimePassword = async (request: APIRequestContext, email: string): Promise<string> => {
  const { html } = await mailTo(request, email, /Du är inbjuden/);
  const written = /class="plate code"[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
  return Object.entries(signs).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), written);
};

/** Signs in with an invitation's password and sets `newPassword`. */
export const firstSignIn = async (
  page: Page,
  request: APIRequestContext,
  email: string,
  path: "/auth" | "/store-login" = "/auth",
): Promise<void> => {
  await page.goto(path);
  await signInHere(page, { email, password: await oneTimePassword(request, email) });
  await expect(page.getByText("När du går vidare godkänner du våra villkor.")).toBeVisible();
  for (const field of await page.locator("input[autocomplete=new-password]").all())
    await field.fill(newPassword);
  await page.locator("button[type=submit]").click();
};

/** Creates an account by e-mail with `newPassword`; returns its address. */
export const signUp = async (
  page: Page,
  request: APIRequestContext,
  name: string,
  personalNumber?: string,
): Promise<string> => {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, "")}.${Date.now()}@example.se`;
  await page.goto("/auth?mode=signup");
  await page.getByLabel("E-post", { exact: true }).fill(email.toUpperCase());
  await page.getByLabel("Lösenord", { exact: true }).fill(newPassword);
  await page.getByLabel("För- och efternamn").fill(name);
  if (personalNumber !== undefined) await page.getByLabel(/Personnummer/).fill(personalNumber);
  await page.getByRole("button", { name: /Skapa konto/ }).click();
  await expect(page.getByRole("heading", { name: /Bekräfta|kod/i })).toBeVisible();
  const mail = await mailTo(request, email, /kod|Cykelregistret/i);
  await page.getByLabel(/kod/i).first().fill(codeIn(mail.text));
  const confirm = page.getByRole("button", { name: /Bekräfta/ });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page).toHaveURL(/\/my-bikes/, { timeout: 20_000 });
  return email;
};

/** Opens a settings section by its row and returns it. */
export const openPart = async (page: Page, part: string): Promise<Locator> => {
  await page.getByRole("main").getByRole("navigation").getByText(part, { exact: true }).click();
  return page.getByRole("region", { name: part, exact: true });
};

/** Signs in again for a settings section that requires it, and returns there. */
export const proveIn = async (
  page: Page,
  part: string,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<void> => {
  const region = await openPart(page, part);
  await region.getByRole("button", { name: "Logga in igen" }).click();
  await signInHere(page, { email, password });
  await expect(page).toHaveURL(/settings/);
};

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Mer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL(/\/$/);
};
