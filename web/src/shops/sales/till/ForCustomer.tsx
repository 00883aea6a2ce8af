import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Sale } from "#contract/shops/sales/sales.ts";
import { QrCode } from "#web/platform/ui/qr/QrCode.tsx";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";

function Ended({ sale: { state, returnedBy } }: { sale: Sale }): ReactNode {
  const words = useTexts(($) => $.till.done);
  if (state === "claimed") return <p className="forcustomer__claimed">{words.claimed}</p>;
  return <p>{returnedBy === "buyer" ? words.declined : words.undone}</p>;
}

export function ForCustomer({ sale }: { sale: Sale }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const words = t(($) => $.till.done, { returnObjects: true, skipInterpolation: true });
  const { claimPath, buyer, textWithheld } = sale;
  const to = buyer.email ?? (buyer.phone === undefined ? "" : writtenPhone(buyer.phone));
  return (
    <section className="forcustomer" aria-labelledby={heading}>
      <h2 id={heading}>{words.customer}</h2>
      <output>
        {claimPath === undefined ? (
          <Ended sale={sale} />
        ) : (
          <p className="forcustomer__waiting">{words.waiting}</p>
        )}
      </output>
      {claimPath !== undefined && (
        <>
          <p>{words.customerText}</p>
          <QrCode text={new URL(claimPath, location.origin).href} label={words.code} />
          {textWithheld === true ? (
            <p role="alert">{words.withheld}</p>
          ) : (
            <p className="forcustomer__hurry">{t(($) => $.till.done.hurry, { to })}</p>
          )}
        </>
      )}
    </section>
  );
}
