import { type APIRequestContext, type Page, expect } from "@playwright/test";
import { Amplify } from "aws-amplify";
import { confirmSignIn, signIn } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import * as z from "zod";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import { codeAt, stepSeconds } from "#tests/authenticator-code.ts";
import { pass } from "./bankid-app.ts";

const Config = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
});

/** Amplify's session storage, as a browser would hold it. */
const store = new Map<string, string>();

const storage = {
  setItem: async (key: string, value: string) => void store.set(key, value),
  getItem: async (key: string) => store.get(key) ?? null,
  removeItem: async (key: string) => void store.delete(key),
  clear: async () => store.clear(),
};

// Silences the warning that the pool is not Amazon's.
ConsoleLogger.LOG_LEVEL = "ERROR";

/** Signs in like the site, outside a browser, and returns what a browser would store. */
export const sessionOf = async (
  request: APIRequestContext,
  { email, password }: { readonly email: string; readonly password: string },
  {
    giveCode,
    purpose,
  }: { readonly giveCode?: (() => Promise<string>) | undefined; readonly purpose?: string } = {},
): Promise<Record<string, string>> => {
  const config = Config.parse(await (await request.get("/config.json")).json());
  Amplify.configure({ Auth: { Cognito: { ...config, loginWith: { email: true } } } });
  // Configuring Amplify resets the storage to the browser's.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
  store.clear();
  let { nextStep } = await signIn({
    username: email,
    password,
    options: { clientMetadata: purpose === undefined ? {} : { for: purpose } },
  });
  if (nextStep.signInStep === "CONFIRM_SIGN_IN_WITH_TOTP_CODE" && giveCode)
    ({ nextStep } = await confirmSignIn({ challengeResponse: await giveCode() }));
  if (nextStep.signInStep !== "DONE") throw new Error(`Signing in led to ${nextStep.signInStep}`);
  return Object.fromEntries(store);
};

/** The API's part of a session. */
export const accessTokenIn = (session: Readonly<Record<string, string>>): string => {
  const [, token] = Object.entries(session).find(([key]) => key.endsWith(".accessToken")) ?? [];
  if (token === undefined) throw new Error("There is no access token");
  return token;
};

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

/** The token of who is signed in on the page. */
export const accessTokenOn = async (page: Page): Promise<string> =>
  accessTokenIn(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));

/** The headers of a person's own requests. */
export const headersOf = async (
  request: APIRequestContext,
  account: Parameters<typeof sessionOf>[1],
): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${accessTokenIn(await sessionOf(request, account))}`,
});

/** As `headersOf`, after a sign-in that proves who one is, as signing without an eID takes. */
export const provedHeadersOf = async (
  request: APIRequestContext,
  account: Parameters<typeof sessionOf>[1],
): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${accessTokenIn(await sessionOf(request, account, { purpose: signInPurpose }))}`,
});
