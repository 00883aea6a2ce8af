import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import type * as z from "zod";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import { declarePersonalNumber } from "#lambdas/people/accounts/declare-personal-number.ts";
import { cognitoDirectory } from "#lambdas/people/accounts/aws-directory.ts";
import { AccountsEnv } from "#lambdas/people/accounts/env.ts";
import { IdentityEnv } from "#lambdas/people/identity/env.ts";
import { cognitoEmail } from "#lambdas/people/mail/aws-pool-email.ts";
import { kmsCipher, kmsMac } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { environmentOf } from "#local/template/environment-of.ts";
import type { SeededAccount } from "#local/overview/overview.ts";
import { eidOf, type Newcomer } from "./accounts.ts";
import { openStore } from "./open-store.ts";
import { grantPoints } from "./grant-points.ts";
import { signUp } from "./sign-up.ts";
import { randomInt } from "node:crypto";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { collectOrder } from "#lambdas/people/identity/collect-order.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { startVerification } from "#lambdas/people/identity/start-verification.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { bankIdPrefix } from "#local/outside/bankid/bankid.ts";
import { nameOf, type Person } from "#local/outside/bankid/person.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { cognitoPeople } from "#lambdas/people/identity/aws-people.ts";
import { connectToBankId } from "#lambdas/people/identity/bankid-connection.ts";
import { bankId } from "#lambdas/people/identity/bankid.ts";
import { s3Evidence } from "#lambdas/people/signatures/aws-evidence.ts";

const noCertificate = (): Promise<never> =>
  Promise.reject(new Error("The simulator of BankID asks for no certificate."));

/** The context that the identity function builds for its use cases. */
const openIdentityContext = (
  env: z.output<typeof IdentityEnv>,
): IdentityContext & { readonly close: () => void } => {
  const logger = loggerOf("seed");
  const kms = new KMSClient({});
  const cognito = new CognitoIdentityProviderClient({});
  const pool = { userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID, system };
  return {
    table: openTable(env.TABLE_NAME, system),
    system,
    eid: bankId(connectToBankId(env.BANKID_URL, noCertificate)),
    people: cognitoPeople(cognito, pool),
    signUps: env.SIGN_UPS,
    setPoolEmail: cognitoEmail(cognito, env.USER_POOL_ID, logger),
    cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
    seal: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID, "orderId"),
    mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
    siteOrigin: env.SITE_ORIGIN,
    evidence: s3Evidence(env.SIGNATURES_BUCKET),
    logger,
    close: () => {
      kms.destroy();
      cognito.destroy();
    },
  };
};

/** Each verification gets a new address that no browser has, so that the limit per address and minute never applies. */
const newAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

const approve = async (baseUrl: string, code: string, person: Person): Promise<void> => {
  const response = await fetch(`${baseUrl}${bankIdPrefix}/approve`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code, ...person }),
  });
  if (!response.ok) throw new Error(`The eID was not shown: ${await response.text()}`);
};

/** Proves the identity of an account with a simulated eID, once. */
const showEid = async (
  context: IdentityContext,
  baseUrl: string,
  caller: Caller,
  person: Person,
): Promise<void> => {
  const profile = await context.table.get(keys.profile(caller.userId), ProfileItem);
  if (profile?.identityLevel === 2) return;
  const start = { way: "other-device", page: "/" } as const;
  const { orderId, secret, qr = "" } = await startVerification(context, caller, start, newAddress());
  await approve(baseUrl, qr, person);
  const { state } = await collectOrder(context, { orderId, secret });
  if (state !== "complete") throw new Error(`The eID of ${nameOf(person)} came to nothing: ${state}.`);
};

const openContext = (env: z.output<typeof AccountsEnv>) => {
  const kms = new KMSClient({});
  const cognito = new CognitoIdentityProviderClient({});
  return {
    cognito,
    table: openTable(env.TABLE_NAME, system),
    now: () => system.now(),
    directory: cognitoDirectory(cognito, env.USER_POOL_ID),
    cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
    mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
    setPoolEmail: cognitoEmail(cognito, env.USER_POOL_ID, console),
    close: () => {
      kms.destroy();
      cognito.destroy();
    },
  };
};

/** Makes accounts in a running cloud through the use cases of the product. */
export const openTown = (template: CloudTemplate) => {
  const env = environmentOf(template, AccountsEnv);
  const context = openContext(env);
  const identity = openIdentityContext(environmentOf(template, IdentityEnv));
  const { baseUrl } = template.place;
  return {
    table: context.table,
    now: context.now,
    /** Returns the `sub`; adds what an existing account lacks. */
    settle: async (newcomer: Newcomer, account: SeededAccount): Promise<string> => {
      const { role, email, name, points, personalNumber, needsIdentity, storeId, isPartner } = newcomer;
      const eid = eidOf(newcomer);
      const userId = await signUp(context.cognito, env.USER_POOL_ID, account, storeId);
      await createAccount(context, userId, { email, fullName: name, language: "sv", phone: undefined });
      const caller = { userId, role, signedInAt: context.now() };
      if (needsIdentity && personalNumber !== undefined)
        await declarePersonalNumber(context, caller, personalNumber);
      else if (eid !== undefined) await showEid(identity, baseUrl, caller, eid);
      if (storeId !== undefined)
        await openStore(context.table, { storeId, name, isPartner }, userId, context.now());
      // A store owns its points, not the person who works there.
      await grantPoints(context.table, storeId ?? userId, points, context.now());
      return userId;
    },
    close: () => {
      context.close();
      identity.close();
    },
  };
};
