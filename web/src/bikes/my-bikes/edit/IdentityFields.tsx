import { Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { BrandInput } from "#web/bikes/form/BrandInput.tsx";
import { TypePicker } from "#web/bikes/form/TypePicker.tsx";
import "#web/bikes/form/bike-form.css";
import { frameNumberRules, requiredRules } from "./edit-rules.ts";

export function IdentityFields({ numberHint }: { numberHint?: string }): ReactNode {
  const texts = useTexts(($) => $.bikeEdit.identifying);
  return (
    <>
      <Form.Item name="frameNumber" label={texts.frameNumber} extra={numberHint} rules={frameNumberRules()}>
        <Input className="mono" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <div className="columns">
        <Form.Item name="brand" label={texts.brand} rules={requiredRules(60)}>
          <BrandInput />
        </Form.Item>
        <Form.Item name="model" label={texts.model} rules={requiredRules(60)}>
          <Input autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="type" label={texts.type}>
        <TypePicker label={texts.type} />
      </Form.Item>
    </>
  );
}
