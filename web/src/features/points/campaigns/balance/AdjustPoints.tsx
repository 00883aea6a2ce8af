import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import {
  accountIn,
  accountSchema,
  type Adjustment,
  adjustmentOf,
  amountIn,
  amountSchema,
  type TypedAdjustment,
} from "./adjustment.ts";
import { ConfirmAdjustment } from "./ConfirmAdjustment.tsx";

function Fields(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.balance, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <Form.Item
        name="account"
        label={texts.account}
        extra={texts.accountHint}
        rules={[zodRule(accountSchema, { read: accountIn, says: texts.faults.account })]}
      >
        <Input className="mono" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <p>
        <Link to="/admin-bike-search">{texts.search}</Link>
      </p>
      <Form.Item
        name="amount"
        label={texts.amount}
        extra={texts.amountHint}
        rules={[zodRule(amountSchema, { read: amountIn, says: texts.faults.amount })]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </>
  );
}

/** Corrects an account's balance, after a question. */
export function AdjustPoints(): ReactNode {
  const { t } = useTranslation();
  const [form] = Form.useForm<TypedAdjustment>();
  const [parameters] = useSearchParams();
  const [asking, ask] = useState<Adjustment>();
  const [left, setLeft] = useState<number>();
  const done = (points: number): void => {
    ask(undefined);
    setLeft(points);
    form.setFieldValue("amount", "");
  };
  return (
    // Beside the form, not in it: what is sent in the dialog would send the form again.
    <>
      <Form<TypedAdjustment>
        form={form}
        name="adjust"
        className="adjust"
        layout="vertical"
        size="large"
        requiredMark={false}
        noValidate
        validateTrigger="onSubmit"
        initialValues={{ account: parameters.get("account") ?? "", amount: "" }}
        onFinish={(typed) => {
          setLeft(undefined);
          ask(adjustmentOf(typed));
        }}
        onFinishFailed={() => setLeft(undefined)}
      >
        <Fields />
        <output>{left !== undefined && t(($) => $.campaigns.balance.done, { points: left })}</output>
        <Button type="primary" htmlType="submit">
          {t(($) => $.campaigns.balance.submit)}
        </Button>
      </Form>
      {asking && <ConfirmAdjustment adjustment={asking} onDone={done} onClose={() => ask(undefined)} />}
    </>
  );
}
