import { Form } from "antd";
import Input from "antd/es/input/Input";
import TextArea from "antd/es/input/TextArea";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { BikeType } from "#contract/bikes/bike-types.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { ColourSelect } from "#web/bikes/form/ColourSelect.tsx";
import "#web/bikes/form/bike-form.css";
import { lengthRules } from "./edit-rules.ts";

export function DetailFields({ bike }: { bike: OwnBike }): ReactNode {
  const texts = useTexts(($) => $.bikeEdit);
  const type = Form.useWatch<BikeType | undefined>("type") ?? bike.type;
  const hasBattery = type === "elcykel" || bike.batterySerialNumber !== undefined;
  const isMissed = bike.batteryStolenSince !== undefined;
  return (
    <>
      <div className="columns">
        <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={lengthRules(60)}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="city" label={texts.city} extra={texts.cityHint} rules={lengthRules(60)}>
          <Input autoComplete="address-level2" />
        </Form.Item>
        <Form.Item name="color" label={texts.color}>
          <ColourSelect />
        </Form.Item>
        {hasBattery && (
          <Form.Item
            name="batterySerialNumber"
            label={texts.battery}
            extra={isMissed ? texts.batteryMissed : undefined}
            rules={lengthRules(40)}
          >
            <Input className="mono" autoComplete="off" disabled={isMissed} />
          </Form.Item>
        )}
      </div>
      <Form.Item
        name="description"
        label={texts.description}
        extra={texts.descriptionHint}
        rules={lengthRules(1000)}
      >
        <TextArea rows={4} maxLength={1000} showCount />
      </Form.Item>
    </>
  );
}
