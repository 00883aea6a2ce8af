import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type Case, keyOf } from "#web/shared/queues/case.ts";
import { CaseRow } from "./CaseRow.tsx";
import { Keys } from "./Keys.tsx";
import { Undo } from "./Undo.tsx";
import { useClaims } from "./use-claims.ts";
import type { useDecisions } from "./use-decisions.ts";
import { useTodoKeys } from "./use-todo-keys.ts";

type Props = { cases: readonly Case[]; decisions: ReturnType<typeof useDecisions> };

/** Which case is chosen: the same one while it is there, then whatever has taken its place. */
const useChosen = (cases: readonly Case[]) => {
  const [chosen, choose] = useState<{ readonly key: string | undefined; readonly place: number }>({
    key: undefined,
    place: 0,
  });
  const found = cases.findIndex((each) => keyOf(each) === chosen.key);
  const place = found === -1 ? Math.min(chosen.place, Math.max(0, cases.length - 1)) : found;
  const go = (to: number): void => {
    const at = Math.min(cases.length - 1, Math.max(0, to));
    const each = cases[at];
    if (each) choose({ key: keyOf(each), place: at });
  };
  return { place, current: cases[place], go };
};

/** The list, and what its keys do. */
export function Inbox({ cases, decisions }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { claimOf, take } = useClaims();
  const { place, current, go } = useChosen(cases);
  const [asking, ask] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const key = current && keyOf(current);
  useEffect(() => {
    if (list.current?.contains(document.activeElement))
      list.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  }, [key]);
  const open = async (each: Case): Promise<void> => {
    if (await take(each)) await navigate(each.to);
  };
  const decide = async (each: Case, what: "approve" | "reject", reason = ""): Promise<void> => {
    if (!each.inPlace) return open(each);
    if (!(await take(each))) return;
    ask(undefined);
    decisions.decide(each, what, reason);
  };
  useTodoKeys({
    j: () => go(place + 1),
    k: () => go(place - 1),
    Enter: () => current && void open(current),
    a: () => current && void decide(current, "approve"),
    r: () => {
      if (!current) return;
      if (current.inPlace) ask(keyOf(current));
      else void open(current);
    },
    u: () => decisions.undo(),
  });
  return (
    <>
      {cases.length > 0 && <Keys />}
      <ul className="inbox__list" ref={list} aria-label={t(($) => $.todo.title)}>
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
            onAsk={() => ask(keyOf(each))}
            onReject={(reason) => void decide(each, "reject", reason)}
            onStop={() => ask(undefined)}
          />
        ))}
      </ul>
      <Undo held={decisions.shown} onUndo={() => void decisions.undo()} />
    </>
  );
}
