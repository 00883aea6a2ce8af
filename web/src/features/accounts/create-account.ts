import type { EidOrder, NewAccount, SignInTicket } from "#contract/identity.ts";
import { eidClient } from "#web/auth/eid/eid-client.ts";
import { pause } from "#web/auth/eid/pause.ts";

const interval = 1000;

/** Longer than any other request for the same account takes, in milliseconds. */
const patience = 40_000;

/** Makes the account of someone who has been identified, and answers with what signs them in. Asked again after an answer that was lost, it gives the same. */
export const createAccount = async (
  { orderId, secret }: EidOrder,
  account: NewAccount,
): Promise<SignInTicket | undefined> => {
  const { signal } = new AbortController();
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const state = await eidClient.createAccount({ params: { orderId }, body: { secret, ...account } });
    if (state.state === "complete") return state.signIn;
    // Another request makes it right now.
    await pause(interval, signal);
  }
  throw new Error("An account is being made for too long");
};
