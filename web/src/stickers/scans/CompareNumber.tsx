import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useMutation } from "@tanstack/react-query";
import { canonicalFrameNumber, isFrameNumber } from "#contract/bikes/frame-number.ts";
import { compareFrameNumber } from "./qr-api.ts";

/** Compares a typed or scanned number with the bike's. The answer disappears when the number changes. */
const useComparison = (uid: string) => {
  const [typed, type] = useState("");
  const [fault, setFault] = useState<string>();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (number: string) => compareFrameNumber(uid, number),
  });
  const write = (text: string): void => {
    type(text);
    setFault(undefined);
    reset();
  };
  const ask = (text: string): void => {
    write(text);
    const number = canonicalFrameNumber(text);
    if (isFrameNumber(number)) mutate(number);
    else setFault("frame-number-format");
  };
  return { typed, fault, write, ask, matches: data?.matches, error, isPending };
};

type ComparisonProps = { matches: boolean | undefined; error: Error | null };

function Answer({ matches }: { matches: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.qr.compare, { returnObjects: true })[matches ? "yes" : "no"];
  const Sign = matches ? CircleCheck : TriangleAlert;
  return (
    <p className={`qrcompare__answer qrcompare__answer--${matches ? "yes" : "no"}`}>
      <Sign size={24} aria-hidden="true" />
      <span>
        <b>{texts.answer}</b> {texts.text}
      </span>
    </p>
  );
}

function Comparison({ matches, error }: ComparisonProps): ReactNode {
  return (
    <div aria-live="polite">
      {matches !== undefined && <Answer matches={matches} />}
      {error !== null && <p className="failure">{failureText(error)}</p>}
    </div>
  );
}

/** Compares the number on the frame with the bike's, because a sticker can be moved to another bike. */
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
    <section className="card qrcompare" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <form onSubmit={submit} noValidate>
        <LineField
          label={t(($) => $.common.frameNumber)}
          hint={texts.hint}
          fault={fault}
          className="mono"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onType={write}
        />
        <div className="ways qrpage__ways">
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
