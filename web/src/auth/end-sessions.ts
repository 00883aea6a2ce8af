import { accountRoutes } from "#contract/accounts.ts";
import { type ClientSettings, createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";
import { sendBeforeLeaving } from "./before-leaving.ts";
import { tellSigningOut } from "./signing-out.ts";

const second = 1000;

/** The pool tells of a sign-in in which second it was: one within the second that ended all others would count among them. */
const nextSecond = (after: string): Promise<unknown> =>
  new Promise((done) => setTimeout(done, second - (Date.parse(after) % second)));

/** Ends every session of the account that the token belongs to, once what was still to be said in it has been sent. One that had ended already is no failure. */
export const endSessions = async (token: ClientSettings["token"]): Promise<void> => {
  await sendBeforeLeaving();
  tellSigningOut();
  try {
    const { endedAt } = await createClient(accountRoutes, { token }).endSessions({ query: {} });
    await nextSecond(endedAt);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
};

/** Ends the one session that the token belongs to, at once. */
export const endThisSession = async (token: string): Promise<void> => {
  const client = createClient(accountRoutes, { token: async () => token });
  tellSigningOut();
  await client.endSessions({ query: { only: "this" } });
};
