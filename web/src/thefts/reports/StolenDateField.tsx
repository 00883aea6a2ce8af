import { Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { TheftReport } from "#contract/thefts/thefts.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { today } from "#web/platform/ui/form/today.ts";

const notLater = {
  validator: async (_rule: unknown, day: string | undefined) => {
    if (day !== undefined && day > today()) throw new Error(problemText("stolen-date-in-future"));
  },
};

export function StolenDateField({ label }: { label: string }): ReactNode {
  return (
    <Form.Item
      name="stolenDate"
      label={label}
      validateTrigger="onBlur"
      validateFirst
      rules={[
        { required: true, message: ruleText("required") },
        zodRule(TheftReport.shape.stolenDate),
        notLater,
      ]}
    >
      <Input type="date" className="theft__date" max={today()} />
    </Form.Item>
  );
}
