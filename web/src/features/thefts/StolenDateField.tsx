import { Form, Input } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TheftReport } from "#contract/thefts.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";
import { contractRule } from "./contract-rule.ts";
import { today } from "./today.ts";

const notLater = {
  validator: async (_rule: unknown, day: string | undefined) => {
    if (day !== undefined && day > today()) throw new Error(problemText("stolen-date-in-future"));
  },
};

/** The browser's own date field, which everybody knows from their telephone; today at the latest. */
export function StolenDateField(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="stolenDate"
      label={t(($) => $.thefts.date)}
      validateTrigger="onBlur"
      validateFirst
      rules={[
        { required: true, message: ruleText("required") },
        contractRule(TheftReport.shape.stolenDate),
        notLater,
      ]}
    >
      <Input type="date" className="theft__date" max={today()} />
    </Form.Item>
  );
}
