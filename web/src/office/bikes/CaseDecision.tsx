import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { TodoQueue } from "#contract/office/todo.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { isConflict } from "#web/platform/api/is-conflict.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { useLetterKeys } from "#web/platform/ui/use-letter-keys.ts";
import { KeyButton } from "./KeyButton.tsx";

type Asking = "approve" | "reject";
type Words = Readonly<Record<"button" | "title" | "text" | "submit", string>>;
type Case = {
  queue: TodoQueue;
  caseId: string;
  /** Without texts for an approval, the administrator can only reject. */
  words: { readonly approve?: Words; readonly reject: Words };
  send: (decision: Asking, reason: string) => Promise<unknown>;
};

/** Keeps the dialog and its input open until the server accepts the decision. */
const useAdminDecision = (send: (reason: string) => Promise<unknown>, onDone: () => void) => {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.bikeAdmin.lists });
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      onDone();
      await refresh();
    },
    // Does not wait for the refetch, which removes the dialog before its failure shows.
    onError: (refused) => {
      if (isConflict(refused)) void refresh();
    },
  });
  return { decide: mutate, busy: isPending, failure: error === null ? undefined : failureText(error) };
};

type DialogProps = Case & { asking: Asking; onClose: () => void };

function CaseDialog({ queue, caseId, words, send, asking, onClose }: DialogProps): ReactNode {
  const { kept, close } = useKeptReason(`${queue}:${caseId}`, onClose);
  const { decide, busy, failure } = useAdminDecision((reason) => send(asking, reason), close);
  const { reason, audit } = useTexts(($) => $.bikeAdmin.decide);
  const { title, text, submit } = words[asking] ?? words.reject;
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      danger={asking === "reject"}
      reason={asking === "reject" ? { ...reason, required: true } : undefined}
      kept={kept}
      busy={busy}
      failure={failure}
      isQuick
      onDecide={decide}
      onClose={close}
    >
      <CaseClaim queue={queue} caseId={caseId} />
      <p>{text}</p>
      <p className="muted">{audit}</p>
    </DecisionDialog>
  );
}

type Props = Case & {
  /** True if the keys A and R decide this case. */
  takesKeys: boolean;
};

/** Asks for confirmation before approving; a rejection needs a reason. */
export function CaseDecision({ takesKeys, ...decided }: Props): ReactNode {
  const [asking, ask] = useState<Asking>();
  const { approve: approval, reject: rejection } = decided.words;
  const [approve, reject] = [() => ask("approve"), () => ask("reject")];
  useLetterKeys(takesKeys ? { ...(approval && { a: approve }), r: reject } : {});
  return (
    <>
      {approval && (
        <KeyButton letter={takesKeys ? "a" : undefined} isMain onPress={approve}>
          {approval.button}
        </KeyButton>
      )}
      <KeyButton letter={takesKeys ? "r" : undefined} onPress={reject}>
        {rejection.button}
      </KeyButton>
      {asking !== undefined && <CaseDialog {...decided} asking={asking} onClose={() => ask(undefined)} />}
    </>
  );
}
