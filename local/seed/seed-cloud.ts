import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import type * as z from "zod";

import { createAccount } from "#lambdas/accounts/create-account.ts";
import { declarePersonalNumber } from "#lambdas/accounts/declare-personal-number.ts";
import { cognitoDirectory } from "#lambdas/accounts/aws-directory.ts";
import { AccountsEnv } from "#lambdas/accounts/env.ts";
import { IdentityEnv } from "#lambdas/identity/env.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { kmsCipher, kmsMac } from "#lambdas/secrets/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";
import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";

import { accountOf, eidOf, inhabitants } from "./accounts.ts";
import type { Inhabitant } from "./accounts.ts";
import { grantPoints } from "./grant-points.ts";
import { openIdentityWorld } from "./identity-world.ts";
import { registerTown } from "./register-town.ts";
import { showEid } from "./show-eid.ts";
import { signUp } from "./sign-up.ts";

/** The environment of the function that has this one. */
const environmentOf = <T extends z.ZodType>(template: CloudTemplate, schema: T): z.output<T> => {
  for (const { environment } of readFunctions(template)) {
    const parsed = schema.safeParse(environment);
    if (parsed.success) return parsed.data;
  }
  throw new Error("No function of the template has what the seed needs.");
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

type Parts = {
  readonly world: ReturnType<typeof openWorld>;
  readonly identity: IdentityWorld;
  readonly userPoolId: string;
  readonly baseUrl: string;
  readonly records: Records;
};

const settle = async (parts: Parts, inhabitant: Inhabitant): Promise<readonly [string, string]> => {
  const { world, identity, userPoolId, baseUrl, records } = parts;
  const { role, email, name, points, personalNumber, unproved, storeId } = inhabitant;
  const userId = await signUp(world.cognito, userPoolId, accountOf(records, inhabitant), storeId);
  await createAccount(world, userId, { email, fullName: name, language: "sv", phone: undefined });
  const caller = { userId, role, signedInAt: world.now() };
  if (unproved && personalNumber !== undefined) await declarePersonalNumber(world, caller, personalNumber);
  else if (personalNumber !== undefined) await showEid(identity, baseUrl, caller, eidOf(inhabitant));
  await grantPoints(world.table, userId, points, world.now());
  return [email, userId];
};

/** Changes whenever there is more to seed, so that a cloud of before gets what it lacks. */
const version = 4;

/** Fills a new cloud with accounts of each role and a town of bikes, through the product's own use cases. One that was interrupted is finished. */
export const seedCloud = async (template: CloudTemplate, records: Records): Promise<void> => {
  if (records.get("seed", "finished") === version) return;
  const env = environmentOf(template, AccountsEnv);
  const world = openWorld(env);
  const identity = openIdentityWorld(environmentOf(template, IdentityEnv));
  const parts = { world, identity, userPoolId: env.USER_POOL_ID, baseUrl: template.place.baseUrl, records };
  try {
    const owners = new Map<string, string>();
    for (const inhabitant of inhabitants) owners.set(...(await settle(parts, inhabitant)));
    await registerTown(world.table, owners, world.now());
  } finally {
    world.close();
    identity.close();
  }
  records.put("seed", "finished", version);
};
