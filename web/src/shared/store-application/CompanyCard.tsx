import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Company } from "#contract/store-applications/companies.ts";

const marks = (company: Company, registered: string | undefined): string[] =>
  [registered, company.form, company.trade].filter((mark) => mark !== undefined);

/** The company as the register knows it. */
export function CompanyCard({ company, onCorrect }: { company: Company; onCorrect: () => void }): ReactNode {
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
