import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import { Trash2, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { PackageId, PointsPackage } from "#contract/points/purchases.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import {
  type OffersDraft,
  oreIn,
  type PackageDraft,
  draftOf,
  emptyRow,
  listOf,
  rateIn,
} from "./offer-draft.ts";
import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { offersQuery, savePackages } from "#web/points/purchases/campaigns/campaigns-api.ts";
import { PackageList, maxPackages } from "#contract/points/campaigns.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";

type Props = {
  place: number;
  /** Undefined for the only package left, which cannot be removed. */
  onRemove: (() => void) | undefined;
};

const { points, price } = PointsPackage.shape;

function Fields({ place, rows }: { place: number; rows: OffersDraft["rows"] }): ReactNode {
  const { faults, ...texts } = useTexts(($) => $.campaigns.offers);
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

const useSaveOffers = (onSaved: (list: PackageList) => void) => {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: PackageList) => savePackages({ body }),
    onSuccess: (list) => {
      queries.setQueryData(offersQuery.queryKey, list);
      onSaved(list);
    },
  });
  return {
    save: (list: PackageList): void => {
      if (!isPending) mutate(list);
    },
    reset,
    busy: isPending,
    isSaved: isSuccess,
    failure: error === null ? undefined : failureText(error),
  };
};

type SaveProps = { busy: boolean; isSaved: boolean; failure: string | undefined; onUndo: () => void };

function SaveOffers({ busy, isSaved, failure, onUndo }: SaveProps): ReactNode {
  const texts = useTexts(($) => $.campaigns.offers);
  return (
    <>
      <p role="alert" className="failure">
        {failure}
      </p>
      <output>{isSaved && texts.saved}</output>
      <div className="ways">
        <Button type="primary" htmlType="submit" loading={busy}>
          {texts.submit}
        </Button>
        <Button onClick={onUndo}>{texts.undo}</Button>
      </div>
    </>
  );
}

function Rows(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.List name="rows">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <OfferRow key={key} place={name} onRemove={rows.length > 1 ? () => remove(name) : undefined} />
          ))}
          {rows.length < maxPackages && (
            <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => add(emptyRow)}>
              {t(($) => $.campaigns.offers.add)}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}

/** Edits the packages and the dollar rate. Nothing changes until it is saved. */
function OffersForm({ offers }: { offers: PackageList }): ReactNode {
  const [form] = Form.useForm<OffersDraft>();
  const [tried, setTried] = useState(false);
  const texts = useTexts(($) => $.campaigns.offers);
  const { save, reset, ...state } = useSaveOffers((list) => form.setFieldsValue(draftOf(list)));
  const rule = zodRule(PackageList.shape.sekPerUsd, { read: rateIn, says: texts.faults.rate });
  const undo = (): void => {
    reset();
    setTried(false);
    form.setFieldsValue(draftOf(offers));
  };
  return (
    <Form<OffersDraft>
      form={form}
      name="offers"
      className="offers"
      layout="vertical"
      size="large"
      requiredMark={false}
      noValidate
      validateTrigger={tried ? "onChange" : "onSubmit"}
      initialValues={draftOf(offers)}
      onValuesChange={reset}
      onFinish={(draft) => {
        setTried(false);
        save(listOf(draft));
      }}
      onFinishFailed={() => setTried(true)}
    >
      <Rows />
      <Form.Item name="rate" label={texts.rate} extra={texts.rateHint} rules={[rule]}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <SaveOffers {...state} onUndo={undo} />
    </Form>
  );
}

export function Offers(): ReactNode {
  const { t } = useTranslation();
  const query = useQuery({ ...offersQuery, refetchOnWindowFocus: false });
  if (query.data !== undefined) return <OffersForm offers={query.data} />;
  return <NotLoaded query={query} failed={t(($) => $.common.list.failed)} of={["block", "block"]} />;
}
