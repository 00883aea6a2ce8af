import { Checkbox, Form, Radio } from "antd";
import Input from "antd/es/input/Input";
import TextArea from "antd/es/input/TextArea";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { TransferTerms } from "#contract/ownership/transfer-terms.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { today } from "#web/platform/ui/form/today.ts";

const { shape } = TransferTerms;

const notLater = {
  validator: async (_rule: unknown, day: string | undefined) => {
    if (day !== undefined && day > today()) throw new Error(problemText("sale-date-in-future"));
  },
};

const priceRule = {
  validator: async (_rule: unknown, typed: string | undefined) => {
    if (!shape.price.safeParse(parseSum(typed ?? "")).success) throw new Error(ruleText("price-range"));
  },
};

function Price({ isGift }: { isGift: boolean }): ReactNode {
  const texts = useTexts(($) => $.transfers.offer);
  return (
    <div className="transfer__columns">
      <Form.Item name="kind" label={texts.kind} required>
        <Radio.Group
          optionType="button"
          options={[
            { value: "sale", label: texts.sale },
            { value: "gift", label: texts.gift },
          ]}
        />
      </Form.Item>
      {!isGift && (
        <Form.Item name="price" label={texts.price} validateTrigger="onBlur" required rules={[priceRule]}>
          <Input inputMode="numeric" autoComplete="off" suffix="kr" />
        </Form.Item>
      )}
    </div>
  );
}

function Battery(): ReactNode {
  const texts = useTexts(($) => $.transfers.offer);
  return (
    <>
      <Form.Item name="charger" valuePropName="checked">
        <Checkbox>{texts.charger}</Checkbox>
      </Form.Item>
      <Form.Item
        name="batterySerialNumber"
        label={texts.battery}
        validateTrigger="onBlur"
        rules={[zodRule(shape.batterySerialNumber)]}
      >
        <Input autoComplete="off" spellCheck={false} />
      </Form.Item>
    </>
  );
}

function Included({ hasBattery }: { hasBattery: boolean }): ReactNode {
  const texts = useTexts(($) => $.transfers.offer);
  const keysRule = {
    validator: async (_rule: unknown, typed = "") => {
      if (typed !== "" && !shape.keys.safeParse(parseSum(typed)).success) throw new Error(texts.keysFault);
    },
  };
  return (
    <fieldset className="transfer__included">
      <legend>{texts.included}</legend>
      <Form.Item name="keys" label={texts.keys} validateTrigger="onBlur" rules={[keysRule]}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      {hasBattery && <Battery />}
      <Form.Item
        name="accessories"
        label={texts.accessories}
        extra={texts.accessoriesHint}
        validateTrigger="onBlur"
        rules={[zodRule(shape.accessories)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </fieldset>
  );
}

function Buyer({ name }: { name: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.transfers.offer);
  if (name !== undefined)
    return (
      <p className="transfer__buyer">
        <b>{t(($) => $.transfers.offer.knownBuyer, { name })}</b>
        <span>{texts.knownBuyerText}</span>
      </p>
    );
  return (
    <Form.Item
      name="buyerEmail"
      label={texts.email}
      extra={texts.emailHint}
      validateTrigger="onBlur"
      required
      rules={[zodRule(shape.buyerEmail)]}
    >
      <Input type="email" autoComplete="off" spellCheck={false} />
    </Form.Item>
  );
}

type Props = {
  /** Replaces the email field for a buyer known by account. */
  readonly buyerName: string | undefined;
  readonly isGift: boolean;
  readonly hasBattery: boolean;
};

export function TermsFields({ buyerName, isGift, hasBattery }: Props): ReactNode {
  const texts = useTexts(($) => $.transfers.offer);
  return (
    <>
      <Buyer name={buyerName} />
      <Price isGift={isGift} />
      <Form.Item
        name="saleDate"
        label={texts.day}
        validateTrigger="onBlur"
        validateFirst
        required
        rules={[zodRule(shape.saleDate), notLater]}
      >
        <Input type="date" max={today()} />
      </Form.Item>
      <Form.Item
        name="condition"
        label={texts.condition}
        extra={texts.conditionHint}
        validateTrigger="onBlur"
        required
        rules={[zodRule(shape.condition)]}
      >
        <TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Included hasBattery={hasBattery} />
    </>
  );
}
