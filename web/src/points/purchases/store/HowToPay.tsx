import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type StorePoints, invoiceDays, maxPackages } from "#contract/points/store-points.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

export type PayBy = "card" | "invoice";

const counts = Array.from({ length: maxPackages }, (_, place) => String(place + 1));

type QuantityProps = { value: number; onChange: (quantity: number) => void };

export function Quantity({ value, onChange }: QuantityProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SelectFilter
      name="quantity"
      label={t(($) => $.storePoints.quantity)}
      value={String(value)}
      options={counts.map((count) => [count, count])}
      onChange={(count) => onChange(Number(count))}
    />
  );
}

type Props = {
  credit: NonNullable<StorePoints["credit"]>;
  payBy: PayBy;
  onChoose: (payBy: PayBy) => void;
};

export function PayByChoice({ credit: { left, isOverdue }, payBy, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.storePoints.payBy, { returnObjects: true, skipInterpolation: true });
  if (isOverdue) return <p>{words.overdue}</p>;
  const invoiceHint = t(($) => $.storePoints.payBy.invoiceHint, {
    days: invoiceDays,
    left: moneyText(left, language),
  });
  return (
    <ChoiceCards
      legend={words.title}
      choices={[
        { value: "card", name: words.card, hint: words.cardHint },
        { value: "invoice", name: words.invoice, hint: invoiceHint },
      ]}
      chosen={payBy}
      onChoose={onChoose}
    />
  );
}
