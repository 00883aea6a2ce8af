import { Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { TheftReport } from "#contract/thefts.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import { today } from "#web/shared/form/today.ts";

const notLater = {
  validator: async (_rule: unknown, day: string | undefined) => {
    if (day !== undefined && day > today()) throw new Error(problemText("stolen-date-in-future"));
  },
};

/** The browser's own date field, which everybody knows from their telephone; today at the latest. */
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
