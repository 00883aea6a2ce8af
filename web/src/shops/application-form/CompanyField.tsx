import { CircleCheck, CircleX, Check } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import type { CompanyFailure, CompanyLookup } from "./use-company.ts";
import type { Company } from "#contract/shops/applications/companies.ts";

const marks = (company: Company, registered: string | undefined): string[] =>
  [registered, company.form, company.trade].filter((mark) => mark !== undefined);

function CompanyCard({ company, onCorrect }: { company: Company; onCorrect: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.storeApplication, { returnObjects: true, skipInterpolation: true });
  const { name, address, registeredOn, soleTrader } = company;
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  const year = registeredOn?.slice(0, 4);
  const registered = year && t(($) => $.storeApplication.registered, { year });
  return (
    <section className="company" aria-label={texts.source}>
      <p className="company__source">
        {texts.source}
        <span className="company__active">
          <Check size={16} aria-hidden="true" />
          {texts.active}
        </span>
      </p>
      <p className="company__name">{name}</p>
      {address.street !== undefined && <p className="company__line">{address.street}</p>}
      {town !== "" && <p className="company__line">{town}</p>}
      <ul className="company__marks">
        {marks(company, registered).map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
      {soleTrader && <p className="company__line">{texts.soleTrader}</p>}
      <p className="company__line">
        {texts.notYours}{" "}
        <button type="button" className="company__correct" onClick={onCorrect}>
          {texts.checkNumber}
        </button>
      </p>
    </section>
  );
}

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

export function CompanyField({ id, lookup, isMissing }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const texts = useTexts(($) => $.storeApplication);
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
