import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Case, keyOf } from "#web/shared/queues/case.ts";
import { CaseRow } from "./CaseRow.tsx";
import { Keys } from "./Keys.tsx";
import { Undo } from "./Undo.tsx";
import type { useDecisions } from "./use-decisions.ts";
import { useInbox } from "./use-inbox.ts";

type Props = { cases: readonly Case[]; decisions: ReturnType<typeof useDecisions> };

/** The list, and what its keys do. */
export function Inbox({ cases, decisions }: Props): ReactNode {
  const { t } = useTranslation();
  const { place, go, asking, askWhy, stopAsking, open, decide, claimOf } = useInbox(cases, decisions);
  return (
    <>
      {cases.length > 0 && <Keys />}
      <ul className="inbox__list" aria-label={t(($) => $.todo.title)}>
        {cases.map((each, at) => (
          <CaseRow
            key={keyOf(each)}
            each={each}
            isChosen={at === place}
            isAsking={asking === keyOf(each)}
            claim={claimOf(each)}
            onChoose={() => go(at)}
            onOpen={() => void open(each)}
            onApprove={() => void decide(each, "approve")}
            onAsk={() => askWhy(each)}
            onReject={(reason) => void decide(each, "reject", reason)}
            onStop={stopAsking}
          />
        ))}
      </ul>
      <Undo held={decisions.shown} onUndo={() => void decisions.undo()} />
    </>
  );
}
