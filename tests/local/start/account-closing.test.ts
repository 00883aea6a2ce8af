import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, failuresIn, mailsTo, pass, runJob } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { beginSignUp, signUpByMail } from "#tests/sign-up.ts";
import { failure } from "#tests/local/aws/cognito/harness.ts";

const day = 24 * 60 * 60;
const email = "hilma@example.se";
const password = "cykel-i-snön-4711";

let cloud: Cloud;
let userPoolId: string;
beforeAll(async () => {
  cloud = await withCloud({ seed: false });
  await configure(cloud);
  ({ userPoolId } = (await ask(cloud, "GET", "/config.json")).body);
});
afterAll(() => cloud.close());

const mailsAbout = async (subject: RegExp) =>
  (await mailsTo(cloud, email)).filter((each) => subject.test(each.subject));

const mailAbout = (subject: RegExp) =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsAbout(subject);
      expect(mail).toBeDefined();
      return mail!;
    },
    { interval: 100 },
  );

const signUp = () => signUpByMail(cloud, { email, password, fullName: "Hilma Å Strand" });

const signIn = async (): Promise<void> => {
  await auth.signOut();
  await auth.signIn({ username: email, password, options: { clientMetadata: { for: signInPurpose } } });
};

const call = async (method: string, path: string, body?: object) => {
  const { tokens } = await auth.fetchAuthSession();
  return ask(cloud, method, `/api${path}`, { as: tokens!.accessToken.toString(), body });
};

const closingClaim = async () => (await auth.fetchAuthSession()).tokens!.idToken!.payload["closing"];

const erase = () => runJob(cloud, /AccountErasure/);

describe("An account", () => {
  test("that is closed refuses everything but its reopening, in every function", async () => {
    await signUp();
    await signIn();
    expect(await call("GET", "/me")).toMatchObject({ status: 200, body: { email } });
    const { tokens } = await auth.fetchAuthSession();
    expect(await call("PUT", "/me/closing")).toMatchObject({ status: 200 });
    const old = { authorization: `Bearer ${tokens!.accessToken.toString()}` };
    expect((await fetch(`${cloud.url}/api/me`, { headers: old })).status).toBe(401);
    expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();

    // The pool counts sign-ins in seconds, and one of the same second counts as earlier.
    await pass(cloud, 1);
    await signIn();
    expect(await closingClaim()).toBe("true");
    const refused = { status: 403, body: { code: "account-closed" } };
    expect(await call("PATCH", "/me", { fullName: "Hilma" })).toMatchObject(refused);
    expect(await call("GET", "/bikes")).toMatchObject(refused);
    expect(await call("POST", "/uploads", {})).toMatchObject(refused);
    expect(await call("POST", "/analyses", {})).toMatchObject(refused);
    expect(await call("POST", "/eid/verifications")).toMatchObject(refused);
    expect(await call("GET", "/identity-reviews/mine")).toMatchObject(refused);
    const mail = await mailAbout(/Ditt konto är stängt/);
    expect(mail.text).toContain("Logga in och ångra: ");
  });

  test("is reopened by its owner, and new tokens carry no mark of the closing", async () => {
    expect(await call("DELETE", "/me/closing")).toMatchObject({ status: 200 });
    expect(await call("GET", "/bikes")).toMatchObject({ status: 200 });
    await auth.fetchAuthSession({ forceRefresh: true });
    expect(await closingClaim()).toBeUndefined();
    await mailAbout(/aktivt igen/);
  });

  test("is erased 30 days after its closing, and the address can register again", async () => {
    await signIn();
    expect(await call("PUT", "/me/closing")).toMatchObject({ status: 200 });
    // The mail must leave before a month passes, because the stream drops records older than six hours.
    await expect
      .poll(async () => (await mailsAbout(/Ditt konto är stängt/)).length, { timeout: 20_000 })
      .toBe(2);
    expect(await erase()).toEqual({ erased: 0, blocked: 0, failed: 0, unfinished: 0 });
    await beginSignUp(cloud, { email: "half@example.se", fullName: "Halv Vägen" });
    await pass(cloud, 30 * day + 1);
    // The clock has passed the nightly run, which may have erased it already.
    await erase();
    const cognito = new CognitoIdentityProviderClient({});
    const gone = await failure(
      cognito.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email })),
    );
    expect(gone.name).toBe("UserNotFoundException");
    const half = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: "half@example.se" });
    expect((await failure(cognito.send(half))).name).toBe("UserNotFoundException");
    await signUp();
    await signIn();
    expect(await call("GET", "/me")).toMatchObject({ status: 200, body: { email, points: 0 } });
    expect(await failuresIn(cloud)).toEqual({ failures: [], deadLetters: [] });
  });
});
