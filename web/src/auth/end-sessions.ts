import { accountRoutes } from "#contract/accounts.ts";
import { createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";
import { getAccessToken } from "./session.ts";

const client = createClient(accountRoutes, { token: getAccessToken });

/** Ends every session of the account at once. One that had ended already is no failure. */
export const endSessions = async (): Promise<void> => {
  try {
    await client.endSessions();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
};
