import { accountRoutes, type Me } from "#contract/people/accounts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "./session.ts";

const client = createClient(accountRoutes, { token: getAccessToken });

/** Binds a personal number to the signed-in account, which can be done once. Throws as every API call does. */
export const declarePersonalNumber = (personalNumber: string): Promise<Me> =>
  client.declarePersonalNumber({ body: { personalNumber } });
