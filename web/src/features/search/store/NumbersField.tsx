import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { mostNumbersToCheck } from "#contract/search.ts";

type Props = { text: string; onText: (text: string) => void; count: number; fault: string | undefined };

export function NumbersField({ text, onText, count, fault }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="numbers">
      <label htmlFor="numbers">{t(($) => $.search.store.label)}</label>
      <p className="numbers__hint" id="numbers-hint">
        {t(($) => $.search.store.hint, { most: mostNumbersToCheck })}
      </p>
      <textarea
        id="numbers"
        className="numbers__field mono"
        rows={8}
        value={text}
        onChange={(event) => onText(event.target.value)}
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? "numbers-hint" : "numbers-hint numbers-fault"}
      />
      <p className="numbers__count">
        {t(($) => $.search.store.numbers, { count, most: mostNumbersToCheck })}
      </p>
      {fault !== undefined && (
        <p className="checkform__fault" id="numbers-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
