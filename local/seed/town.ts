import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import type * as z from "zod";

import { createAccount } from "#lambdas/accounts/create-account.ts";
import { declarePersonalNumber } from "#lambdas/accounts/declare-personal-number.ts";
import { cognitoDirectory } from "#lambdas/accounts/aws-directory.ts";
import { AccountsEnv } from "#lambdas/accounts/env.ts";
import { IdentityEnv } from "#lambdas/identity/env.ts";
import { cognitoEmail } from "#lambdas/shared/mail/aws-pool-email.ts";
import { kmsCipher, kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { environmentOf } from "#local/template/environment-of.ts";

import type { SeededAccount } from "#local/overview/overview.ts";
import { eidOf, type Newcomer } from "./accounts.ts";
import { openStore } from "./open-store.ts";
import { grantPoints } from "./grant-points.ts";
import { openIdentityContext } from "./identity-context.ts";
import { showEid } from "./show-eid.ts";
import { signUp } from "./sign-up.ts";

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
    tellEmail: cognitoEmail(cognito, env.USER_POOL_ID, console),
    close: () => {
      kms.destroy();
      cognito.destroy();
    },
  };
};

/** Makes accounts in a running cloud, through the product's own use cases. */
export const openTown = (template: CloudTemplate) => {
  const env = environmentOf(template, AccountsEnv);
  const context = openContext(env);
  const identity = openIdentityContext(environmentOf(template, IdentityEnv));
  const { baseUrl } = template.place;
  return {
    table: context.table,
    now: context.now,
    /** Answers with the `sub` of the account. One that exists already stays, and gets what it lacks. */
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
      // The points of a store are its own, not those of the person who works there.
      await grantPoints(context.table, storeId ?? userId, points, context.now());
      return userId;
    },
    close: () => {
      context.close();
      identity.close();
    },
  };
};
