import { Form, Input, Select } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LockType, TheftReport } from "#contract/thefts.ts";
import { PoliceNumberField } from "#web/features/thefts/PoliceNumberField.tsx";
import { StolenDateField } from "#web/features/thefts/StolenDateField.tsx";
import { contractRule } from "#web/features/thefts/contract-rule.ts";
import { CityInput } from "./CityInput.tsx";
import { kronor } from "./draft.ts";

const { shape } = TheftReport;

function RewardField(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.report, { returnObjects: true });
  const rule = {
    validator: async (_rule: unknown, typed: string | undefined) => {
      if (!shape.reward.safeParse(kronor(typed ?? "")).success) throw new Error(texts.rewardFault);
    },
  };
  return (
    <Form.Item
      name="reward"
      label={texts.reward}
      extra={texts.rewardHint}
      validateTrigger="onBlur"
      rules={[rule]}
    >
      <Input className="theft__short" inputMode="numeric" autoComplete="off" suffix="kr" />
    </Form.Item>
  );
}

function Place(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.report, { returnObjects: true });
  return (
    <div className="theft__columns">
      <Form.Item
        name="place"
        label={texts.place}
        extra={texts.placeHint}
        validateTrigger="onBlur"
        required
        rules={[contractRule(shape.place)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="city"
        label={texts.city}
        validateTrigger="onBlur"
        required
        rules={[contractRule(shape.city)]}
      >
        <CityInput />
      </Form.Item>
    </div>
  );
}

/** What is told of a theft. */
export function ReportFields(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.report, { returnObjects: true });
  const locks = LockType.options.map((lock) => ({ value: lock, label: t(($) => $.thefts.locks[lock]) }));
  return (
    <>
      <StolenDateField />
      <Place />
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
        rules={[contractRule(shape.description)]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <RewardField />
    </>
  );
}
