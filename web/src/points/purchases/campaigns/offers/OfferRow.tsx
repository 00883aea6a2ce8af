import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PackageId, PointsPackage } from "#contract/points/purchases.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { type OffersDraft, oreIn, type PackageDraft } from "./offer-draft.ts";

type Props = {
  place: number;
  /** Undefined for the only package left, which cannot be removed. */
  onRemove: (() => void) | undefined;
};

const { points, price } = PointsPackage.shape;

function Fields({ place, rows }: { place: number; rows: OffersDraft["rows"] }): ReactNode {
  const { t } = useTranslation();
  const { faults, ...texts } = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
  const others = rows.filter((_, at) => at !== place);
  const ownId = PackageId.refine((id) =>
    others.every((other: Partial<PackageDraft>) => other.id?.trim() !== id),
  );
  const read = (typed: string) => typed.trim();
  return (
    <>
      <Form.Item
        name={[place, "id"]}
        label={texts.id}
        normalize={(id: string) => id.toUpperCase()}
        rules={[zodRule(ownId, { read, says: faults.id })]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[place, "points"]}
        label={texts.points}
        rules={[zodRule(points, { read: parseSum, says: faults.points })]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[place, "price"]}
        label={texts.price}
        rules={[zodRule(price, { read: oreIn, says: faults.price })]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
    </>
  );
}

export function OfferRow({ place, onRemove }: Props): ReactNode {
  const { t } = useTranslation();
  const rows = Form.useWatch<OffersDraft["rows"] | undefined>("rows") ?? [];
  return (
    <fieldset className="offer">
      <legend>{t(($) => $.campaigns.offers.name, { number: place + 1 })}</legend>
      <Fields place={place} rows={rows} />
      {onRemove && (
        <Button
          type="text"
          aria-label={t(($) => $.campaigns.offers.remove, { id: rows[place]?.id ?? "" })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
