import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { type Case, keyOf } from "#web/shared/queues/case.ts";
import { queues } from "#web/shared/queues/queues.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { createHeldDecisions } from "./held-decisions.ts";
import { todoClient } from "./todo-api.ts";
import { useSendOnLeaving } from "./use-send-on-leaving.ts";

const ofCase = ({ queue, id: caseId }: Case) => ({ params: { queue, caseId } });

/** Decisions that are taken in the list, each held for ten seconds; and which cases are gone from the list by them. */
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
    const queue = queues.find(({ id }) => id === each.queue);
    if (queue) await queries.invalidateQueries({ queryKey: queue.list });
    await queries.invalidateQueries({ queryKey: adminQueryKeys.caseClaims.all });
    // Whatever the server has not taken is in the list again.
    setSent((before) => new Set([...before].filter((other) => other !== key)));
  };
  const fail = async (each: Case, error: Error): Promise<void> => {
    toast.error(
      t(($) => $.todo.notSent, { name: each.name }),
      failureText(error),
    );
    // Nobody is kept waiting for a claim that could not be given back: it runs out.
    await todoClient.releaseCase(ofCase(each)).catch(() => undefined);
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
      held.hold({ key: keyOf(each), name: each.name, what }, () => send(each, deciding));
    },
    undo: held.undo,
  };
};
