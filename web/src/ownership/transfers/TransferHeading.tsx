import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";

type Heading = { readonly waits?: string; readonly title: string; readonly text: string };

const useHeading = (transfer: Transfer): Heading => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.transfers.page, { returnObjects: true });
  const { role, state, expiresAt, completedAt = expiresAt, endedByTheft, sellerSignature } = transfer;
  const isBuyer = role === "buyer";
  const date = dayText(state === "completed" ? completedAt : expiresAt, language);
  switch (state) {
    case "requested":
      return isBuyer
        ? {
            waits: t(($) => $.transfers.page.waitsForYou, { date }),
            title: t(($) => $.transfers.page.toYou, { name: sellerSignature.name }),
            text: texts.buyerLead,
          }
        : {
            waits: t(($) => $.transfers.page.waitsForOther, { date }),
            title: texts.offered,
            text: texts.sellerLead,
          };
    case "completed":
      return isBuyer
        ? { title: texts.completedBuyer, text: t(($) => $.transfers.page.completedBuyerText, { date }) }
        : { title: texts.completedSeller, text: t(($) => $.transfers.page.completedSellerText, { date }) };
    case "declined":
    case "expired":
      return { title: texts[state], text: texts.stays };
    case "cancelled":
      return endedByTheft
        ? { title: texts.stopped, text: texts.stoppedText }
        : { title: texts.cancelled, text: texts.stays };
  }
};

export function TransferHeading({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { waits, title, text } = useHeading(transfer);
  usePageTitle(title);
  const { reason, changed, role, state } = transfer;
  return (
    <>
      {waits !== undefined && <p className="transfer__waits">{waits}</p>}
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      {reason !== undefined && (
        <p className="transfer__said">{t(($) => $.transfers.page.reason, { reason })}</p>
      )}
      {changed.length > 0 && role === "buyer" && state === "requested" && (
        <output className="transfer__said">{t(($) => $.transfers.page.changedNotice)}</output>
      )}
    </>
  );
}
