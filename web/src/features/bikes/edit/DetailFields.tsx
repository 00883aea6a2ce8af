import { Form } from "antd";
import Input from "antd/es/input/Input";
import TextArea from "antd/es/input/TextArea";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeType } from "#contract/bike-types.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { ColourSelect } from "#web/ui/bike-form/ColourSelect.tsx";
import "#web/ui/bike-form/bike-form.css";
import { atMost } from "./edit-rules.ts";

/** What describes the bike and can be changed at any time. */
export function DetailFields({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeEdit, { returnObjects: true, skipInterpolation: true });
  const type = Form.useWatch<BikeType | undefined>("type") ?? bike.type;
  const hasBattery = type === "elcykel" || bike.batterySerialNumber !== undefined;
  const isMissed = bike.batteryStolenSince !== undefined;
  return (
    <>
      <div className="columns">
        <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={atMost(60)}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="city" label={texts.city} extra={texts.cityHint} rules={atMost(60)}>
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
            rules={atMost(40)}
          >
            <Input className="mono" autoComplete="off" disabled={isMissed} />
          </Form.Item>
        )}
      </div>
      <Form.Item
        name="description"
        label={texts.description}
        extra={texts.descriptionHint}
        rules={atMost(1000)}
      >
        <TextArea rows={4} maxLength={1000} showCount />
      </Form.Item>
    </>
  );
}
