import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { accountRoutes, type Me } from "#contract/accounts.ts";
import { type ConsentChoice, consentVersion, isValidConsent } from "#contract/consent-rules.ts";
import { createClient } from "#web/api/client.ts";
import { consentStore } from "#web/ui/consent/consent-store.ts";
import { useConsent } from "#web/ui/consent/use-consent.ts";
import { meQuery } from "./me-query.ts";
import { getAccessToken, useSession } from "./session.ts";

const client = createClient(accountRoutes, { token: getAccessToken });

type Meeting = "adopt" | "send" | "ask" | undefined;

/** Which of two choices of one person holds: the newer one. `ask`: the only one there is was made about older texts. */
export const meet = (
  here: ConsentChoice | undefined,
  account: ConsentChoice | undefined,
  now: Date,
): Meeting => {
  const there = account && isValidConsent(account, now) ? account : undefined;
  const isOutdated = account !== undefined && account.version < consentVersion;
  if (here === undefined) return there ? "adopt" : isOutdated ? "ask" : undefined;
  if (there === undefined) return "send";
  if (there.decidedAt === here.decidedAt) return undefined;
  return there.decidedAt > here.decidedAt ? "adopt" : "send";
};

const send = ({ functional, analytics, marketing }: ConsentChoice): Promise<Me> =>
  client.saveConsent({ body: { version: consentVersion, functional, analytics, marketing } });

/** Keeps the choice of cookies in this browser and that of the account the same. A failure waits for the next visit: the choice holds here all the same. */
export const useConsentSync = (): void => {
  const signedIn = useSession().state === "signed-in";
  const queries = useQueryClient();
  const { choice } = useConsent();
  const { data: me } = useQuery({ ...meQuery, enabled: signedIn });
  useEffect(() => {
    if (!signedIn || me === undefined) return;
    const meeting = meet(choice, me.consent, new Date());
    if (meeting === "ask") consentStore.askAgain();
    if (meeting === "adopt" && me.consent) consentStore.adopt(me.consent);
    if (meeting !== "send" || choice === undefined) return;
    const keep = async (): Promise<void> => {
      const saved = await send(choice);
      if (saved.consent) consentStore.adopt(saved.consent);
      queries.setQueryData(meQuery.queryKey, saved);
    };
    keep().catch(() => undefined);
  }, [signedIn, me, choice, queries]);
};
