import { type ReactNode } from "react";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type Case, keyOf } from "#web/office/queues/case.ts";
import { CaseRow } from "./CaseRow.tsx";
import type { useDecisions } from "./use-decisions.ts";
import { useInbox } from "./use-inbox.ts";
import type { Held } from "./held-decisions.ts";

type UndoProps = { held: readonly Held[]; onUndo: (key: string) => void };

function Undo({ held, onUndo }: UndoProps): ReactNode {
  const { t } = useTranslation();
  return (
    <output ref={steadyList} className="inbox__undo" hidden={held.length === 0}>
      {held.toReversed().map(({ key, name, what }) => (
        <span key={key} className="ways ways--ends inbox__held">
          <span>{t(($) => $.todo.held[what], { name })}</span>
          <button type="button" className="btn btn--ghost" onClick={() => onUndo(key)}>
            {t(($) => $.todo.undo)}
          </button>
        </span>
      ))}
    </output>
  );
}

const keys = [
  ["J", "next"],
  ["K", "previous"],
  ["Enter", "open"],
  ["A", "approve"],
  ["R", "reject"],
  ["U", "undo"],
] as const;

function Keys(): ReactNode {
  const texts = useTexts(($) => $.todo.keys);
  return (
    <p className="inbox__keys">
      {keys.map(([sign, what]) => (
        <span key={sign}>
          <kbd>{sign}</kbd> {texts[what]}
        </span>
      ))}
    </p>
  );
}

type Props = { cases: readonly Case[]; decisions: ReturnType<typeof useDecisions> };

export function Inbox({ cases, decisions }: Props): ReactNode {
  const { t } = useTranslation();
  const { place, go, asking, askWhy, stopAsking, open, decide, claimOf } = useInbox(cases, decisions);
  return (
    <>
      {cases.length > 0 && <Keys />}
      <ul ref={steadyList} className="inbox__list" aria-label={t(($) => $.todo.title)}>
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
      <Undo held={decisions.shown} onUndo={(key) => void decisions.undo(key)} />
    </>
  );
}
