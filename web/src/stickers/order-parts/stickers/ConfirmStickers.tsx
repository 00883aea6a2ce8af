import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bikes/bike.ts";
import { prices } from "#contract/points/prices.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { bikeName } from "./bike-name.ts";
import { type StickerDraft, orderOf } from "./sticker-draft.ts";

type Props = {
  draft: StickerDraft;
  bike: Bike;
  points: number;
  busy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmStickers({
  draft,
  bike,
  points,
  busy,
  failure,
  onConfirm,
  onClose,
}: Props): ReactNode {
  const { t } = useTranslation();
  const { count, address } = orderOf(draft) ?? draft;
  const price = count * prices.sticker;
  return (
    <DecisionDialog
      title={t(($) => $.stickers.confirm.title)}
      submit={t(($) => $.stickers.confirm.ok, { points: price })}
      busy={busy}
      failure={failure}
      onDecide={onConfirm}
      onClose={onClose}
    >
      <p>{t(($) => $.stickers.confirm.text, { count, bike: bikeName(bike), ...address })}</p>
      <p>{t(($) => $.stickers.confirm.points, { points: price, before: points, after: points - price })}</p>
    </DecisionDialog>
  );
}
