import { accountRoutes } from "#contract/people/accounts.ts";
import { type ClientSettings, createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { sendBeforeLeaving } from "./before-leaving.ts";
import { announceSignOut } from "./signing-out.ts";

const second = 1000;

/** Sign-in times have a resolution of one second: a sign-in within the same second would count as ended too. */
const waitForNextSecond = (after: string): Promise<unknown> =>
  new Promise((done) => setTimeout(done, second - (Date.parse(after) % second)));

/** Sends pending requests, then ends all sessions of the account. A session that has already ended is no error. */
export const endSessions = async (token: ClientSettings["token"]): Promise<void> => {
  await sendBeforeLeaving();
  announceSignOut();
  try {
    const { endedAt } = await createClient(accountRoutes, { token }).endSessions({ query: {} });
    await waitForNextSecond(endedAt);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
};

export const endThisSession = async (token: string): Promise<void> => {
  const client = createClient(accountRoutes, { token: async () => token });
  announceSignOut();
  await client.endSessions({ query: { only: "this" } });
};
