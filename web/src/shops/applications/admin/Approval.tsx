import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxCodesOrdered } from "#contract/shops/max-codes-ordered.ts";
import type { OpenedStoreApplication } from "#contract/shops/applications/decisions.ts";
import { quantityOf } from "#web/stickers/order-parts/quantity.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { useDecision } from "./use-decision.ts";

type FieldProps = { typed: string; isWrong: boolean; onType: (text: string) => void };

function FirstStickers({ typed, isWrong, onType }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeRequests.approval, { returnObjects: true, skipInterpolation: true });
  return (
    <LineField
      label={words.stickers}
      hint={words.stickersHint}
      fault={isWrong ? "stickers" : undefined}
      faultText={words.badStickers}
      className="plaininput"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onType={onType}
    />
  );
}

type Props = { request: OpenedStoreApplication; onClose: () => void };

export function Approval({ request, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { deciding, why } = useDecision(request);
  const [typed, type] = useState("");
  const [tried, setTried] = useState(false);
  const { company, contact } = request;
  const stickers = quantityOf(typed, maxCodesOrdered);
  const isWrong = typed.trim() !== "" && stickers === undefined;
  const approve = (): void => {
    setTried(true);
    if (!isWrong) deciding.mutate({ decision: "approve", stickers }, { onSuccess: onClose });
  };
  return (
    <DecisionDialog
      title={t(($) => $.storeRequests.approval.title, { company })}
      submit={t(($) => $.storeRequests.approve)}
      busy={deciding.isPending}
      failure={why(deciding.error)}
      onDecide={approve}
      onClose={onClose}
    >
      <p>{t(($) => $.storeRequests.approval.text, { email: contact.email })}</p>
      <FirstStickers typed={typed} isWrong={tried && isWrong} onType={type} />
    </DecisionDialog>
  );
}
