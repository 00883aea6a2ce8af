import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { nameOf } from "#web/features/orders/admin/order-words.ts";
import { type Desk, letterWith } from "./desk.ts";
import { KeyButton } from "./KeyButton.tsx";
import { shownCode } from "./said-words.ts";

type Props = { desk: Desk; off: boolean; onUndo: () => void };

/** What was done last, which can be undone. */
export function LastPacked({ desk, off, onUndo }: Props): ReactNode {
  const { t } = useTranslation();
  const last = desk.done.at(-1);
  const letter = letterWith(desk, last?.orderNumber);
  if (last === undefined || letter === undefined) return null;
  return (
    <section className="desklast" aria-labelledby="desk-last">
      <h2 id="desk-last">{t(($) => $.packing.last)}</h2>
      <p>
        {nameOf(letter.order)}
        {last.uid !== undefined && (
          <>
            , <span className="mono">{shownCode(last.uid)}</span>
          </>
        )}
      </p>
      <KeyButton
        text={t(($) => $.packing.undo)}
        keys={t(($) => $.packing.keys.undo)}
        tone="ghost"
        off={off}
        onPress={onUndo}
      />
    </section>
  );
}
