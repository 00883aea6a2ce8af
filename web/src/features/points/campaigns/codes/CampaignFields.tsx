import { Checkbox, Form, Radio } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CampaignForm } from "#contract/points/campaigns.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import { type Draft, effectOf, numberIn } from "./campaign-draft.ts";

const { shape } = CampaignForm;
const kinds = ["percent", "bonus"] as const;

const useTexts = () => useTranslation().t(($) => $.campaigns.form, { returnObjects: true });

function Effect(): ReactNode {
  const texts = useTexts();
  const kind = Form.useWatch<Draft["kind"] | undefined>("kind") ?? "percent";
  const rule = zodRule(shape.effect, {
    read: (amount: string) => effectOf(kind, amount),
    says: texts.faults[kind],
  });
  return (
    <>
      <fieldset className="campaign-form__choice">
        <legend>{texts.effect}</legend>
        <Form.Item name="kind" noStyle>
          <Radio.Group options={kinds.map((value) => ({ value, label: texts[value] }))} />
        </Form.Item>
      </fieldset>
      {/* What was wrong with the one says nothing of the other. */}
      <Form.Item
        key={kind}
        name="amount"
        label={kind === "percent" ? texts.percentAmount : texts.bonusAmount}
        rules={[rule]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </>
  );
}

/** From which day to which a code is valid. */
function Days(): ReactNode {
  const texts = useTexts();
  const from = Form.useWatch<string | undefined>("from") ?? "";
  const notBefore = shape.validTo.refine((to) => from <= to);
  return (
    <div className="campaign-form__days">
      <Form.Item
        name="from"
        label={texts.from}
        rules={[zodRule(shape.validFrom, { says: texts.faults.from })]}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="to" label={texts.to} rules={[zodRule(notBefore, { says: texts.faults.to })]}>
        <Input type="date" min={from} />
      </Form.Item>
    </div>
  );
}

export function CampaignFields({ packages }: { packages: string[] }): ReactNode {
  const texts = useTexts();
  return (
    <>
      <Form.Item
        name="code"
        label={texts.code}
        extra={texts.codeHint}
        normalize={(code: string) => code.toUpperCase()}
        rules={[zodRule(shape.code, { says: texts.faults.code })]}
      >
        <Input className="mono" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <Effect />
      <Days />
      <fieldset className="campaign-form__choice">
        <legend>{texts.packages}</legend>
        <p className="muted">{texts.packagesHint}</p>
        <Form.Item name="packages" noStyle>
          <Checkbox.Group options={packages} />
        </Form.Item>
      </fieldset>
      <Form.Item
        name="most"
        label={texts.most}
        rules={[zodRule(shape.most, { read: numberIn, says: texts.faults.most })]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </>
  );
}
