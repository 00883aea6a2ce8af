import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnershipPeriod } from "#contract/history.ts";
import { warrantyEnd } from "#contract/warranty.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Props = {
  given: NonNullable<OwnershipPeriod["storeReceipt"]>;
  /** Where the receipt is shown to the person who has bought the bike. */
  path: string | undefined;
};

/** What the store has given with a bike: the numbers of its receipts, and how long its warranty lasts. */
export function BoughtInStore({ given: { issued, number, soldAt, warrantyMonths }, path }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const date =
    warrantyMonths === undefined
      ? undefined
      : dayText(`${warrantyEnd(soldAt, warrantyMonths)}T12:00:00Z`, language);
  const parts = [
    issued !== undefined && t(($) => $.history.bought.receipt, { number: issued }),
    number !== undefined && t(($) => $.history.bought.tillReceipt, { number }),
    date !== undefined && t(($) => $.history.bought.warranty, { date }),
  ].filter((part) => part !== false);
  return (
    <>
      {parts.length > 0 && <p className="period__store">{parts.join(" · ")}</p>}
      {issued !== undefined && path !== undefined && (
        <Link className="btn btn--quiet" to={path}>
          <ReceiptText size={18} aria-hidden="true" />
          {t(($) => $.history.bought.show)}
        </Link>
      )}
    </>
  );
}
