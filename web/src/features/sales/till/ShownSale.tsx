import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import type { Sale } from "#contract/sales/sales.ts";
import { shownShortCode } from "#contract/short-code.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { waitingSaleQuery } from "#web/features/sales/sales-api.ts";
import { ForCustomer } from "./ForCustomer.tsx";
import type { Done } from "./use-till.ts";
import { UndoAtTill } from "./UndoAtTill.tsx";

function Registered({ sale }: { sale: Sale }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.till.done, { returnObjects: true, skipInterpolation: true });
  const { bike, sticker, receiptNumber, price, expiresAt } = sale;
  const paid = price === undefined ? undefined : kronorText(price, language);
  return (
    <div className="tilldone__bike">
      <h3>
        {bike.brand} {bike.model}
      </h3>
      <p className="tilldone__number mono">{bike.frameNumber}</p>
      <Facts
        facts={[
          [words.sticker, sticker && shownShortCode(sticker)],
          [words.receipt, [receiptNumber, paid].filter((part) => part !== undefined).join(", ") || undefined],
          [words.until, dayText(expiresAt, language)],
        ]}
      />
      {sticker !== undefined && (
        <p className="tilldone__where">
          <b>{words.where}</b> {words.whereText}
        </p>
      )}
    </div>
  );
}

/** The half of the clerk, and the half that is turned to the customer. */
export function ShownSale({
  done: { sale: made, seconds },
  onNext,
}: {
  done: Done;
  onNext: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const next = useRef<HTMLButtonElement>(null);
  const { data: sale = made } = useQuery(waitingSaleQuery(made.id));
  useEffect(() => next.current?.focus(), []);
  return (
    <section className="tilldone" aria-labelledby="till-done">
      <div className="tilldone__clerk">
        <h2 id="till-done">
          <CircleCheck size={40} aria-hidden="true" />
          {seconds > 0 ? t(($) => $.till.done.title, { count: seconds }) : t(($) => $.till.done.titleQuick)}
        </h2>
        <Registered sale={sale} />
        <div className="tilldone__ways">
          <button type="button" ref={next} className="btn btn--primary btn--lg" onClick={onNext}>
            {t(($) => $.till.done.next)}
            <kbd>Enter</kbd>
          </button>
          {sale.state === "waiting" && <UndoAtTill saleId={sale.id} />}
        </div>
      </div>
      <ForCustomer sale={sale} />
    </section>
  );
}
