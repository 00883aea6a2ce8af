import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { accountRoutes, type Me } from "#contract/people/accounts.ts";
import { type ConsentChoice, consentVersion, isValidConsent } from "#contract/people/consent-rules.ts";
import { createClient } from "#web/platform/api/client.ts";
import { consentStore } from "#web/platform/ui/consent/consent-store.ts";
import { useConsent } from "#web/platform/ui/consent/use-consent.ts";
import { meQuery } from "./me-query.ts";
import { getAccessToken, useSession } from "./session.ts";

const client = createClient(accountRoutes, { token: getAccessToken });

type SyncAction = "adopt" | "send" | "ask" | undefined;

/** Compares the choice in this browser with that of the account; the newer one wins. `ask`: the only choice needs renewing. */
export const meet = (
  here: ConsentChoice | undefined,
  account: ConsentChoice | undefined,
  now: Date,
): SyncAction => {
  const there = account && isValidConsent(account, now) ? account : undefined;
  if (here === undefined)
    return there ? "adopt" : account && account.version <= consentVersion ? "ask" : undefined;
  if (there === undefined) return "send";
  if (there.decidedAt === here.decidedAt) return undefined;
  return there.decidedAt > here.decidedAt ? "adopt" : "send";
};

const send = ({ functional, analytics, marketing }: ConsentChoice): Promise<Me> =>
  client.saveConsent({ body: { version: consentVersion, functional, analytics, marketing } });

/** Syncs the cookie choice between this browser and the account. A failed request is retried on the next visit. */
export const useConsentSync = (): void => {
  const signedIn = useSession().state === "signed-in";
  const queries = useQueryClient();
  const { choice } = useConsent();
  const { data: me } = useQuery({ ...meQuery, enabled: signedIn });
  useEffect(() => {
    if (!signedIn || me === undefined) return;
    const action = meet(choice, me.consent, new Date());
    if (action === "ask") consentStore.askAgain();
    if (action === "adopt" && me.consent) consentStore.adopt(me.consent);
    if (action !== "send" || choice === undefined) return;
    const keep = async (): Promise<void> => {
      const saved = await send(choice);
      if (saved.consent) consentStore.adopt(saved.consent);
      queries.setQueryData(meQuery.queryKey, saved);
    };
    keep().catch(() => undefined);
  }, [signedIn, me, choice, queries]);
};
