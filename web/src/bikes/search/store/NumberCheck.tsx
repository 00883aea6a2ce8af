import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxNumbersToCheck } from "#contract/bikes/search.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { checkFrameNumbers } from "#web/bikes/search/queries.ts";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";
import { parseCode } from "#web/stickers/scan/parse-code.ts";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import { CheckedTable } from "./CheckedTable.tsx";
import { pastedNumbers } from "./pasted-numbers.ts";

type NumbersFieldProps = {
  text: string;
  onText: (text: string) => void;
  count: number;
  fault: string | undefined;
};

function NumbersField({ text, onText, count, fault }: NumbersFieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="numbers">
      <label htmlFor="numbers">{t(($) => $.search.store.label)}</label>
      <p className="numbers__hint" id="numbers-hint">
        {t(($) => $.search.store.hint, { most: maxNumbersToCheck })}
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
      <p className="numbers__count">{t(($) => $.search.store.numbers, { count, most: maxNumbersToCheck })}</p>
      {fault !== undefined && (
        <p className="checkform__fault" id="numbers-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

type Props = { text: string; onText: (text: string) => void };

const useFault = (count: number): string | undefined => {
  const { t } = useTranslation();
  if (count === 0) return t(($) => $.search.store.empty);
  const over = count - maxNumbersToCheck;
  return over > 0 ? t(($) => $.search.store.tooMany, { most: maxNumbersToCheck, over }) : undefined;
};

export function NumberCheck({ text, onText }: Props): ReactNode {
  const { t } = useTranslation();
  const check = useMutation({ mutationFn: checkFrameNumbers });
  const [tried, setTried] = useState(false);
  const numbers = pastedNumbers(text);
  const fault = useFault(numbers.length);
  const add = (scanned: string): void => onText([...numbers, scanned, ""].join("\n"));
  useHandScanner((scanned) => {
    const code = parseCode(scanned, location.host);
    if (code?.kind === "frame-number") add(code.frameNumber);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !check.isPending) check.mutate(numbers);
  };
  return (
    <>
      <form className="checkform" onSubmit={submit} noValidate>
        <NumbersField text={text} onText={onText} count={numbers.length} fault={tried ? fault : undefined} />
        <div className="ways ways--apart">
          <button type="submit" className="btn btn--primary btn--lg" aria-disabled={check.isPending}>
            {check.isPending ? t(($) => $.search.store.checking) : t(($) => $.search.store.submit)}
          </button>
          <ScanButton className="btn btn--ghost btn--lg" onFrameNumber={add} many />
        </div>
        <p className="checkform__fault" role="alert">
          {check.error !== null && failureText(check.error)}
        </p>
      </form>
      {check.data !== undefined && <CheckedTable items={check.data.items} />}
    </>
  );
}
