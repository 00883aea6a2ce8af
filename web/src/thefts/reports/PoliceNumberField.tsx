import { Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { TheftReport } from "#contract/thefts/thefts.ts";
import { policeReportPage } from "./police.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";

export function PoliceNumberField(): ReactNode {
  const texts = useTexts(($) => $.thefts.police);
  return (
    <Form.Item
      name="policeReportNumber"
      label={texts.number}
      extra={
        <>
          {texts.numberHint}{" "}
          <a href={policeReportPage} target="_blank" rel="noreferrer">
            {texts.online}
            <span className="sr"> {texts.newTab}</span>
          </a>
        </>
      }
      validateTrigger="onBlur"
      rules={[zodRule(TheftReport.shape.policeReportNumber)]}
    >
      <Input
        className="mono theft__short"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Form.Item>
  );
}
