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
import type { Person } from "../../../scripts/smoke/people.ts";
import { upload } from "../../../scripts/smoke/upload.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";
import { type Identity, inSettings, signedInAnew } from "./newcomers.ts";

const asMails = (body: unknown): { subject: string; text: string }[] => body as never;

const codeSentTo = ({ deployment }: Trial, to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const inbox = `${deployment.siteUrl}/_local/mail.json?to=${encodeURIComponent(to)}`;
      const mails = asMails(await (await fetch(inbox)).json());
      const codes = mails.flatMap(({ subject, text }) => /\b\d{6}\b/.exec(`${subject} ${text}`) ?? []);
      expect(codes).not.toEqual([]);
      return codes[0]!;
    },
    { timeout: 20_000, interval: 50 },
  );

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
