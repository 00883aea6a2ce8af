import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { type Case, keyOf } from "#web/office/queues/case.ts";
import { caseQueries } from "#web/office/queues/case-queries.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { claimsClient } from "#web/platform/cases/claims.ts";
import { beforeLeaving } from "#web/platform/auth/before-leaving.ts";
import { createHeldDecisions } from "./held-decisions.ts";

const accessWords = { approve: "explained", reject: "unexplained" } as const;

/**
 * Sends delayed decisions when the page is left or hidden, and before signing out. Phones close hidden
 * pages without notice.
 */
const useSendOnLeaving = (sendAll: () => Promise<void>): void => {
  useEffect(() => {
    const send = (): void => void sendAll();
    const sendIfHidden = (): void => {
      if (document.visibilityState === "hidden") send();
    };
    const stopLeaving = beforeLeaving(sendAll);
    document.addEventListener("visibilitychange", sendIfHidden);
    window.addEventListener("pagehide", send);
    return () => {
      stopLeaving();
      document.removeEventListener("visibilitychange", sendIfHidden);
      window.removeEventListener("pagehide", send);
      send();
    };
  }, [sendAll]);
};

const ofCase = ({ queue, id: caseId }: Case) => ({ params: { queue, caseId } });

export const useDecisions = () => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [held] = useState(createHeldDecisions);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const shown = useSyncExternalStore(held.subscribe, held.shown);
  useSendOnLeaving(held.sendAll);
  const refresh = async (each: Case): Promise<void> => {
    const key = keyOf(each);
    await queries.invalidateQueries({ queryKey: caseQueries[each.queue].list });
    await queries.invalidateQueries({ queryKey: adminQueryKeys.caseClaims.all });
    // If the server rejects a decision, its case returns to the list.
    setSent((before) => new Set([...before].filter((other) => other !== key)));
  };
  const fail = async (each: Case, error: Error): Promise<void> => {
    toast.error(
      t(($) => $.todo.notSent, { name: each.name }),
      failureText(error),
    );
    // A claim that cannot be released expires by itself.
    await claimsClient.releaseCase(ofCase(each)).catch(() => undefined);
  };
  const send = async (each: Case, deciding: () => Promise<unknown>): Promise<void> => {
    setSent((before) => new Set([...before, keyOf(each)]));
    await deciding().catch((error: Error) => fail(each, error));
    void refresh(each);
  };
  return {
    shown,
    isGone: (key: string): boolean => sent.has(key) || shown.some((one) => one.key === key),
    decide: (each: Case, what: "approve" | "reject", reason: string): void => {
      const { inPlace } = each;
      if (!inPlace) return;
      const deciding = what === "approve" ? inPlace.approve : () => inPlace.reject(reason);
      const words = each.access ? accessWords[what] : what;
      held.hold({ key: keyOf(each), name: each.name, what: words }, () => send(each, deciding));
    },
    undo: held.undo,
  };
};
