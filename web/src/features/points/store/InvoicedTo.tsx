import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { InvoicedCompany } from "#contract/points/invoiced-company.ts";

/** Whom the receipt will be made out to, and what it will lack. */
export function InvoicedTo({ company }: { company: InvoicedCompany }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const words = t(($) => $.storePoints.invoice, { returnObjects: true, skipInterpolation: true });
  const { name, street, postalCode, city, organisationNumber, vatNumber } = company;
  const isSoleTrader = organisationNumber !== undefined && vatNumber === undefined;
  return (
    <section className="storepoints__invoice" aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      <p>
        <b>{name}</b>
        {street !== undefined && <span>{street}</span>}
        <span>{[postalCode, city].filter(Boolean).join(" ")}</span>
        {organisationNumber !== undefined && (
          <span>{t(($) => $.storePoints.invoice.number, { number: organisationNumber })}</span>
        )}
        {vatNumber !== undefined && <span>{t(($) => $.storePoints.invoice.vat, { number: vatNumber })}</span>}
      </p>
      {isSoleTrader && <p className="muted">{words.soleTrader}</p>}
      {(street === undefined || organisationNumber === undefined) && (
        <p className="muted">
          {words.missing} <Link to="/contact">{words.contact}</Link>
        </p>
      )}
    </section>
  );
}
