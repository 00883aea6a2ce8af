import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";

type Props = { matches: boolean | undefined; error: Error | null };

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

/** Yes or no, read out as it comes. */
export function Comparison({ matches, error }: Props): ReactNode {
  return (
    <div aria-live="polite">
      {matches !== undefined && <Answer matches={matches} />}
      {error !== null && <p className="qrcompare__failure">{failureText(error)}</p>}
    </div>
  );
}
