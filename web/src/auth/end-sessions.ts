import { accountRoutes } from "#contract/accounts.ts";
import { type ClientSettings, createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";

/** Ends every session of the account that the token belongs to, at once. One that had ended already is no failure. */
export const endSessions = async (token: ClientSettings["token"]): Promise<void> => {
  try {
    await createClient(accountRoutes, { token }).endSessions();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
};
