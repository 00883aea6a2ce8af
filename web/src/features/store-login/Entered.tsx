import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/auth/me-query.ts";
import { admit, refuseWithoutProfile } from "./entry.ts";
import { useGoOn } from "./use-go-on.ts";

/** The pool has said yes, whichever way: who it is and their profile must be there too. */
export function Entered({ onRefused }: { onRefused: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const enter = useEffectEvent(async () => {
    await admit();
    // What was fetched before belongs to the person who was signed in then.
    queries.clear();
    await queries.fetchQuery(meQuery).catch(refuseWithoutProfile);
    await goOn();
  });
  const refuse = useEffectEvent((error: unknown) => onRefused(error instanceof Error ? error.message : ""));
  useEffect(() => {
    enter().catch(refuse);
  }, []);
  return <output>{t(($) => $.storeLogin.entering)}</output>;
}
