import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import { Plus } from "lucide-react";
import { offersQuery, savePackages } from "#web/points/purchases/campaigns/campaigns-api.ts";
import { PackageList, maxPackages } from "#contract/points/campaigns.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { type OffersDraft, draftOf, emptyRow, listOf, rateIn } from "./offer-draft.ts";
import { OfferRow } from "./OfferRow.tsx";
import "#web/platform/ui/decision/decision.css";

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
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <p role="alert" className="decision__failure">
        {failure}
      </p>
      <output>{isSaved && texts.saved}</output>
      <div className="decision__ways">
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
  const { t } = useTranslation();
  const [form] = Form.useForm<OffersDraft>();
  const [tried, setTried] = useState(false);
  const texts = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
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
