import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import type { Sale } from "#contract/shops/sales/sales.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { sales } from "#web/shops/sales/sales-api.ts";
import { buyerOf } from "#web/shops/sales/till/buyer-of.ts";

type DialogProps = { sale: Sale; onClose: () => void; onSent: () => void };

const useSending = ({ sale: { id: saleId }, onSent }: DialogProps) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSale["buyer"]) => sales.changeSaleBuyer({ params: { saleId }, body }),
    onSuccess: async () => {
      onSent();
      await queries.invalidateQueries({ queryKey: queryKeys.sales.all });
    },
  });
};

type FieldProps = { typed: string; onType: (text: string) => void; faulty: boolean };

function AddressField({ typed, onType, faulty }: FieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <LineField
      label={t(($) => $.till.buyerField)}
      fault={faulty ? "required" : undefined}
      faultText={t(($) => $.till.buyerFault)}
      className="plaininput"
      value={typed}
      maxLength={254}
      autoComplete="off"
      onType={onType}
    />
  );
}

function AddressDialog(props: DialogProps): ReactNode {
  const { buyer } = props.sale;
  const [typed, type] = useState(buyer.email ?? buyer.phone ?? "");
  const [faulty, mark] = useState(false);
  const { mutate, isPending, error } = useSending(props);
  const words = useTexts(($) => $.storeBikes.address);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const to = buyerOf(typed);
    mark(to === undefined);
    if (to !== undefined && !isPending) mutate(to);
  };
  return (
    <PlainDialog title={words.title} onClose={props.onClose}>
      <form onSubmit={send} noValidate>
        <p>{words.text}</p>
        <AddressField typed={typed} onType={type} faulty={faulty} />
        {error !== null && <p role="alert">{failureText(error)}</p>}
        <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
          {words.send}
        </button>
      </form>
    </PlainDialog>
  );
}

export function BuyerAddress({ sale }: { sale: Sale }): ReactNode {
  const { t } = useTranslation();
  const [state, set] = useState<"closed" | "open" | "sent">("closed");
  const close = (): void => set((now) => (now === "open" ? "closed" : now));
  return (
    <>
      <button type="button" className="btn btn--ghost" onClick={() => set("open")}>
        {t(($) => $.storeBikes.address.open)}
      </button>
      {state === "sent" && <output>{t(($) => $.storeBikes.address.sent)}</output>}
      {state === "open" && <AddressDialog sale={sale} onClose={close} onSent={() => set("sent")} />}
    </>
  );
}
