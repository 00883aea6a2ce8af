import { Form } from "antd";
import Input from "antd/es/input/Input";
import TextArea from "antd/es/input/TextArea";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/i18n/problem-text.ts";

const atMost = (max: number) => [{ max, message: ruleText("too-long") }];

/** What may be said of a bike but need not. */
export function ExtraDetails({ isElectric }: { isElectric: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.details, { returnObjects: true });
  return (
    <>
      {isElectric && (
        <Form.Item name="batterySerialNumber" label={texts.battery} rules={atMost(40)}>
          <Input className="mono" autoComplete="off" />
        </Form.Item>
      )}
      <div className="columns">
        <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={atMost(60)}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="city" label={texts.city} extra={texts.cityHint} rules={atMost(60)}>
          <Input autoComplete="address-level2" />
        </Form.Item>
      </div>
      <Form.Item
        name="description"
        label={texts.description}
        extra={texts.descriptionHint}
        rules={atMost(1000)}
      >
        <TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
    </>
  );
}
