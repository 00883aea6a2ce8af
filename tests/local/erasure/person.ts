import {
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  StartWebAuthnRegistrationCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect, vi } from "vitest";
import { accountRoutes } from "#contract/people/accounts.ts";
import { emailChangeRoutes } from "#contract/people/email-change.ts";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { ownCopyRoutes } from "#contract/privacy/own-copy.ts";
import { softwareAuthenticator } from "#tests/local/aws/cognito/software-authenticator.ts";
import { anIdCard } from "#tests/local/identity-reviews/an-id-card.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import { needed } from "../../../scripts/smoke/check.ts";
import { type Person, inNewSession, signInAs, signInForSettings } from "../../../scripts/smoke/people.ts";
import { upload } from "../../../scripts/smoke/upload.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import { newPassword } from "#local/seed/accounts.ts";
import { signUp } from "#local/seed/sign-up.ts";

const asMails = (body: unknown): { subject: string; text: string }[] => body as never;

/** Finds what matches in a mail or text message to `to`, once it has arrived. */
export const sentTo = ({ deployment }: Trial, to: string, pattern: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const inbox = `${deployment.siteUrl}/_local/mail.json?to=${encodeURIComponent(to)}`;
      const mails = asMails(await (await fetch(inbox)).json());
      const found = mails.flatMap(({ subject, text }) => pattern.exec(`${subject} ${text}`) ?? []);
      expect(found).not.toEqual([]);
      return found[0]!;
    },
    { timeout: 20_000, interval: 50 },
  );

const codeSentTo = (trial: Trial, to: string): Promise<string> => sentTo(trial, to, /\b\d{6}\b/);

export const proveIdentity = async (trial: Trial, as: Person, { name, personalNumber }: Identity) => {
  const { deployment, admin } = trial;
  await ask(deployment, accountRoutes.declarePersonalNumber, { as, body: { personalNumber } });
  const [givenNames = "", surname = ""] = name.toUpperCase().split(" ");
  const picture = await anIdCard({ surname, givenNames, personalNumber });
  const uploadId = await upload(deployment, as, "id-card", picture);
  const request = { as, body: { uploadId } };
  const { id: reviewId } = await ask(deployment, identityReviewRoutes.requestIdentityReview, request);
  const approve = {
    as: needed(admin, "an administrator"),
    params: { reviewId },
    body: { decision: "approve" },
  };
  await ask(deployment, identityReviewRoutes.decideIdentityReview, approve);
};

export const confirmPhone = async (trial: Trial, as: Person, phone: string): Promise<void> => {
  await ask(trial.deployment, accountRoutes.sendPhoneCode, { as, body: { phone } });
  const code = await codeSentTo(trial, phone);
  await ask(trial.deployment, accountRoutes.confirmPhone, { as, body: { code } });
};

/** Returns the person with the new address. */
export const changeEmail = async (trial: Trial, person: Person, email: string): Promise<Person> => {
  const as = await inSettings(person);
  await ask(trial.deployment, emailChangeRoutes.startEmailChange, { as, body: { email } });
  const code = await codeSentTo(trial, email);
  await ask(trial.deployment, emailChangeRoutes.confirmEmail, { as, body: { code } });
  return signedInAnew(trial, { ...person, email });
};

export const addPasskey = async (person: Person): Promise<void> => {
  const AccessToken = await (await inSettings(person)).token();
  const cognito = new CognitoIdentityProviderClient({});
  const begun = await cognito.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  const key = softwareAuthenticator("http://localhost:4300");
  const Credential = key.create(begun.CredentialCreationOptions as never);
  await cognito.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
  cognito.destroy();
};

/** Saves the cookie consent and asks for a copy of the data. */
export const settle = async ({ deployment }: Trial, person: Person): Promise<void> => {
  const as = await signedInAnew({ deployment }, person);
  const consent = { version: 1, functional: true, analytics: true, marketing: false };
  await ask(deployment, accountRoutes.saveConsent, { as, body: consent });
  await ask(deployment, ownCopyRoutes.askForOwnCopy, { as });
};

export type Identity = {
  readonly name: string;
  readonly email: string;
  readonly formerEmail: string;
  readonly phone: string;
  readonly personalNumber: string;
};

export const newcomer = async ({ deployment }: Trial, name: string, email: string): Promise<Person> => {
  const password = newPassword(5);
  const cognito = new CognitoIdentityProviderClient({});
  const account = { role: "customer", name, email, password, points: 0 } as const;
  const userId = await signUp(cognito, deployment.userPoolId, account, undefined);
  cognito.destroy();
  const person = inNewSession({ userId, email, password });
  await signInAs(person);
  // The first request creates the profile.
  await ask(deployment, accountRoutes.getMe, { as: person });
  return person;
};

/** Signs in at another browser, because signing and closing need a recent sign-in. The clock moves on first: the pool counts in seconds, and ending sessions also ends those of the same second. */
export const signedInAnew = async (
  { deployment }: Pick<Trial, "deployment">,
  person: Omit<Person, "enter" | "token">,
): Promise<Person> => {
  const second = { method: "POST", body: JSON.stringify({ advanceSeconds: 1 }) };
  await fetch(`${deployment.siteUrl}/_local/clock`, second);
  const fresh = inNewSession(person);
  await signInForSettings(fresh);
  return fresh;
};

export const inSettings = async (person: Person): Promise<Person> => {
  const fresh = inNewSession(person);
  await signInAs(fresh, { for: signInPurpose, device: "a-browser-of-ottilia" });
  return fresh;
};

/** Resource types that hold no personal data. */
const without = [
  "AWS::ApiGatewayV2::",
  "AWS::Budgets::",
  "AWS::CDK::",
  "AWS::CloudFront::",
  "AWS::CloudTrail::Trail",
  "AWS::CloudWatch::",
  "AWS::CodeDeploy::",
  "AWS::Cognito::UserPoolClient",
  "AWS::Cognito::UserPoolGroup",
  "AWS::Cognito::UserPoolRiskConfigurationAttachment",
  "AWS::Events::Rule",
  "AWS::IAM::",
  "AWS::KMS::Key",
  "AWS::Lambda::",
  "AWS::Logs::Delivery",
  "AWS::S3::BucketPolicy",
  "AWS::SES::",
  "AWS::SNS::",
  "AWS::SQS::QueuePolicy",
  "AWS::Scheduler::Schedule",
  "AWS::WAFv2::",
  // AppSync forwards events and stores nothing.
  "AWS::AppSync::",
  // The secrets are our own keys.
  "AWS::SecretsManager::Secret",
  "Custom::VerifiedDomain",
];

export const holdsNothing = (type: string): boolean =>
  without.some((beginning) => type.startsWith(beginning));

/** Each store is searched, or the text says why nothing of an erased person stays there. */
export const stores: Readonly<Record<string, string>> = {
  "Registry/Register/Table": "searched",
  "Registry/Accounts/Pool": "searched",
  "Registry/Pictures/Staging": "searched",
  "Registry/Pictures/Receipts": "searched",
  "Registry/Pictures/BikePhotos": "searched",
  "Registry/Pictures/IdCards": "searched",
  "Registry/Pictures/BugPictures": "searched",
  "Registry/Signatures/Evidence": "searched",
  "Registry/OwnCopies/Files": "searched",
  "Registry/Erasures/List": "searched; that an account was erased, by its id",
  "Registry/GivenUp/Bucket":
    "searched; what lies there is gone after two weeks, and an account is erased after 30 days",
  "Registry/Site/Pages": "searched; the pages themselves",
  "Jobs/Clock/Undelivered": "holds times of schedules only",
  "Registry/AccessLogs/Buckets":
    "who opened which object, for a year as a security log; objects are named by ids of accounts and of reports alone",
  "Registry/AccessLogs/Site":
    "addresses of requests, for a year as a security log; no route takes anything of a person in its address",
  "Registry/AccessLogs/Calls":
    "CloudTrail's record of calls to the pool, which hides names and addresses itself, for 90 days",
  "Registry/Api/Log": "routes and requests, for a year as a security log",
  "Registry/Realtime/Log": "errors of realtime, without what was sent",
};

export const isFunctionLog = (path: string): boolean => /^\w+\/\w+Function\/Log$/.test(path);
