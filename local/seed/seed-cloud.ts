import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import type * as z from "zod";

import { createAccount } from "#lambdas/accounts/create-account.ts";
import { declarePersonalNumber } from "#lambdas/accounts/declare-personal-number.ts";
import { cognitoDirectory } from "#lambdas/accounts/aws-directory.ts";
import { AccountsEnv } from "#lambdas/accounts/env.ts";
import { kmsCipher, kmsMac } from "#lambdas/secrets/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";
import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";

import { accountOf, inhabitants } from "./accounts.ts";
import type { Inhabitant } from "./accounts.ts";
import { grantPoints } from "./grant-points.ts";
import { registerTown } from "./register-town.ts";
import { signUp } from "./sign-up.ts";

const environmentOf = (template: CloudTemplate): z.output<typeof AccountsEnv> => {
  for (const { environment } of readFunctions(template)) {
    const parsed = AccountsEnv.safeParse(environment);
    if (parsed.success) return parsed.data;
  }
  throw new Error("No function of the template has what accounts need.");
};

const openWorld = (env: z.output<typeof AccountsEnv>) => {
  const kms = new KMSClient({});
  const cognito = new CognitoIdentityProviderClient({});
  return {
    cognito,
    table: openTable(env.TABLE_NAME, system),
    now: () => system.now(),
    directory: cognitoDirectory(cognito, env.USER_POOL_ID),
    cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
    mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
    close: () => {
      kms.destroy();
      cognito.destroy();
    },
  };
};

type World = ReturnType<typeof openWorld>;

const settle = async (world: World, userPoolId: string, records: Records, inhabitant: Inhabitant) => {
  const { role, email, name, points, personalNumber } = inhabitant;
  const userId = await signUp(world.cognito, userPoolId, accountOf(records, inhabitant));
  await createAccount(world, userId, { email, fullName: name, language: "sv", phone: undefined });
  if (personalNumber !== undefined)
    await declarePersonalNumber(world, { signedInAt: world.now(), userId, role }, personalNumber);
  await grantPoints(world.table, userId, points, world.now());
};

/** Fills a new cloud with one account of each role and a town of bikes, through the product's own use cases. One that was interrupted is finished. */
export const seedCloud = async (template: CloudTemplate, records: Records): Promise<void> => {
  if (records.get("seed", "finished") === true) return;
  const env = environmentOf(template);
  const world = openWorld(env);
  try {
    for (const inhabitant of inhabitants) await settle(world, env.USER_POOL_ID, records, inhabitant);
    await registerTown(world.table, world.now());
  } finally {
    world.close();
  }
  records.put("seed", "finished", true);
};
