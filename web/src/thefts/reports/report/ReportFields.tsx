import { Form, Select } from "antd";
import Input from "antd/es/input/Input";
import TextArea from "antd/es/input/TextArea";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { TheftReport } from "#contract/thefts/thefts.ts";
import { LockType } from "#contract/bikes/lock-type.ts";
import { parseOptionalSum } from "#contract/platform/typed-sum.ts";
import { PoliceNumberField } from "#web/thefts/reports/PoliceNumberField.tsx";
import { StolenDateField } from "#web/thefts/reports/StolenDateField.tsx";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { hourText } from "./draft.ts";
import { SuggestInput } from "#web/bikes/suggest/SuggestInput.tsx";

/** Props passed by `Form.Item`. */
type Props = {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  "aria-describedby"?: string;
};

function CityInput({ id = "city", value = "", onChange, onBlur, ...described }: Props): ReactNode {
  const { t } = useTranslation();
  const { status } = Form.Item.useStatus();
  const write = (city: string): void => onChange?.(city);
  return (
    <div className="suggest">
      <SuggestInput
        field="city"
        id={id}
        label={t(($) => $.thefts.report.city)}
        value={value}
        onChange={write}
        onChoose={write}
        onBlur={onBlur}
        input={{ "aria-required": true, "aria-invalid": status === "error" || undefined, ...described }}
      />
    </div>
  );
}

const { shape } = TheftReport;

function RewardField(): ReactNode {
  const texts = useTexts(($) => $.thefts.report);
  const read = (typed: string | undefined) => parseOptionalSum(typed ?? "");
  return (
    <Form.Item
      name="reward"
      label={texts.reward}
      extra={texts.rewardHint}
      validateTrigger="onBlur"
      rules={[zodRule(shape.reward, { read, says: texts.rewardFault })]}
    >
      <Input className="theft__short" inputMode="numeric" autoComplete="off" suffix="kr" />
    </Form.Item>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function HourField(): ReactNode {
  const texts = useTexts(($) => $.thefts.report);
  const options = hours.map((value) => ({ value, label: hourText(value) }));
  return (
    <Form.Item name="stolenHour" label={texts.hour}>
      <Select
        className="theft__short"
        options={options}
        allowClear
        placeholder={texts.noHour}
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
      />
    </Form.Item>
  );
}

function Place(): ReactNode {
  const texts = useTexts(($) => $.thefts.report);
  return (
    <>
      <Form.Item
        name="place"
        label={texts.place}
        extra={texts.placeHint}
        validateTrigger="onBlur"
        required
        rules={[zodRule(shape.place)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="city"
        label={texts.city}
        validateTrigger="onBlur"
        required
        rules={[zodRule(shape.city)]}
      >
        <CityInput />
      </Form.Item>
    </>
  );
}

/** Optional details of a report. */
function Details(): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.thefts.report);
  const locks = LockType.options.map((lock) => ({ value: lock, label: t(($) => $.thefts.locks[lock]) }));
  return (
    <>
      <HourField />
      <PoliceNumberField />
      <Form.Item name="lockType" label={texts.lock}>
        <Select
          className="theft__short"
          options={locks}
          allowClear
          placeholder={texts.noLock}
          getPopupContainer={({ parentElement }) => parentElement ?? document.body}
        />
      </Form.Item>
      <Form.Item
        name="description"
        label={texts.description}
        extra={texts.descriptionHint}
        validateTrigger="onBlur"
        rules={[zodRule(shape.description)]}
      >
        <TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <RewardField />
    </>
  );
}

export function ReportFields({ startsWithAll }: { startsWithAll: boolean }): ReactNode {
  const { t } = useTranslation();
  const [all, showAll] = useState(startsWithAll);
  return (
    <>
      <StolenDateField label={t(($) => $.thefts.date)} />
      <Place />
      {!all && (
        <p className="theft__more">
          <button type="button" className="btn btn--quiet" onClick={() => showAll(true)}>
            <Plus size={18} aria-hidden="true" />
            {t(($) => $.thefts.report.more)}
          </button>
          <span className="muted">{t(($) => $.thefts.report.moreHint)}</span>
        </p>
      )}
      <div hidden={!all}>
        <Details />
      </div>
    </>
  );
}
