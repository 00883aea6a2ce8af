import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PackageList } from "#contract/points/campaigns.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import { type Draft, draftOf, emptyRow, listOf, rateIn } from "./offer-draft.ts";
import { OfferRow } from "./OfferRow.tsx";
import { SaveOffers } from "./SaveOffers.tsx";
import { useSaveOffers } from "./use-save-offers.ts";

const most = 12;

function Rows(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.List name="rows">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <OfferRow key={key} place={name} onRemove={rows.length > 1 ? () => remove(name) : undefined} />
          ))}
          {rows.length < most && (
            <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => add(emptyRow)}>
              {t(($) => $.campaigns.offers.add)}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}

/** Every package as a row, and what a dollar costs. Nothing is in force before it is saved. */
export function OffersForm({ offers }: { offers: PackageList }): ReactNode {
  const { t } = useTranslation();
  const [form] = Form.useForm<Draft>();
  const [tried, setTried] = useState(false);
  const texts = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
  const { save, reset, ...state } = useSaveOffers((list) => form.setFieldsValue(draftOf(list)));
  const rule = zodRule(PackageList.shape.kronorADollar, { read: rateIn, says: texts.faults.rate });
  const undo = (): void => {
    reset();
    setTried(false);
    form.setFieldsValue(draftOf(offers));
  };
  return (
    <Form<Draft>
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
