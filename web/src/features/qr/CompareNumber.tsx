import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import { Comparison } from "./Comparison.tsx";
import { useComparison } from "./use-comparison.ts";

/** A sticker can be moved to another bike: the person who reads the number off the frame is told whether they belong together. */
export function CompareNumber({ uid }: { uid: string }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { typed, fault, write, ask, matches, error, isPending } = useComparison(uid);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(typed);
  };
  const texts = t(($) => $.qr.compare, { returnObjects: true });
  return (
    <section className="qrcompare" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <form onSubmit={submit} noValidate>
        <PlainField id={id} label={t(($) => $.common.frameNumber)} hint={texts.hint} fault={fault}>
          {(described) => (
            <input
              {...described}
              className="mono"
              value={typed}
              onChange={({ target }) => write(target.value)}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </PlainField>
        <div className="qrpage__ways">
          <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
            {texts.submit}
          </button>
          <ScanButton className="btn btn--ghost" onFrameNumber={ask} />
        </div>
      </form>
      <Comparison matches={matches} error={error} />
    </section>
  );
}
