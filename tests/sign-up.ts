import { randomUUID } from "node:crypto";
import * as auth from "aws-amplify/auth";
import { expect, vi } from "vitest";

type Newcomer = {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** The id of a browser that the account recognises from then on. */
  readonly device?: string;
};
type Site = { readonly url: string };

const post = (site: Site, path: string, body: object) =>
  fetch(`${site.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const mailsTo = async (site: Site, email: string): Promise<{ subject: string; text: string }[]> =>
  (await fetch(`${site.url}/_local/mail.json?to=${encodeURIComponent(email)}`)).json();

/** Signs up until the one-time password, with which people choose their own. */
export const beginSignUp = async (
  site: Site,
  { email, fullName }: Pick<Newcomer, "email" | "fullName">,
): Promise<string> => {
  const key = randomUUID();
  const before = (await mailsTo(site, email)).length;
  expect((await post(site, "/sign-ups", { email, fullName, language: "sv", key })).status).toBe(201);
  const mail = await vi.waitFor(
    async () => {
      const mails = await mailsTo(site, email);
      expect(mails).toHaveLength(before + 1);
      return mails[0]!;
    },
    { timeout: 30_000, interval: 100 },
  );
  const [code = ""] = /\b\d{6}\b/.exec(mail.text) ?? [];
  const { firstPassword } = await (await post(site, "/sign-ups/confirmation", { email, key, code })).json();
  return firstPassword;
};

/** Signs up as the page does, with a mailed code, a one-time password and the chosen one, and leaves the person signed in with Amplify. */
export const signUpByMail = async (
  site: Site,
  { email, password, fullName, device }: Newcomer,
): Promise<void> => {
  const firstPassword = await beginSignUp(site, { email, fullName });
  await auth.signOut();
  const options = device === undefined ? {} : { options: { clientMetadata: { device } } };
  await auth.signIn({ username: email, password: firstPassword, ...options });
  await auth.confirmSignIn({ challengeResponse: password, ...options });
};
