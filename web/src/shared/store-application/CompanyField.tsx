import { CircleCheck, CircleX } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { CompanyCard } from "./CompanyCard.tsx";
import type { CompanyFailure, CompanyLookup } from "./use-company.ts";

const canTryAgain: readonly CompanyFailure[] = [
  "company-register-unavailable",
  "company-not-verified",
  "too-many-requests",
];

function Failure({ failure, onRetry }: { failure: CompanyFailure; onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  const { title, text } = t(($) => $.storeApplication.failures[failure], { returnObjects: true });
  return (
    <div className="company company--failed">
      <p className="company__title">
        <CircleX size={18} aria-hidden="true" />
        {title}
      </p>
      <p>{text}</p>
      {canTryAgain.includes(failure) && (
        <button type="button" className="btn btn--ghost" onClick={onRetry}>
          {t(($) => $.storeApplication.retry)}
        </button>
      )}
    </div>
  );
}

type Props = { id: string; lookup: CompanyLookup; isMissing: boolean };

/** The number, and what the register says of it. */
export function CompanyField({ id, lookup, isMissing }: Props): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const texts = t(($) => $.storeApplication, { returnObjects: true, skipInterpolation: true });
  const { company, failure, isPending } = lookup;
  return (
    <>
      <PlainField
        id={id}
        label={texts.number}
        hint={texts.numberHint}
        fault={isMissing && company === undefined ? "required" : undefined}
        faultText={texts.mustVerify}
      >
        {(described) => (
          <span className="company__number">
            <input
              {...described}
              ref={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              placeholder="NNNNNN-NNNN"
              value={lookup.number}
              onChange={({ target }) => lookup.type(target.value)}
              onBlur={lookup.leave}
            />
            {company !== undefined && <CircleCheck size={22} aria-hidden="true" />}
          </span>
        )}
      </PlainField>
      <div aria-live="polite" className="company__answer">
        {isPending && <p className="muted">{texts.checking}</p>}
        {failure !== undefined && <Failure failure={failure} onRetry={lookup.retry} />}
        {company !== undefined && <CompanyCard company={company} onCorrect={() => field.current?.select()} />}
      </div>
    </>
  );
}
