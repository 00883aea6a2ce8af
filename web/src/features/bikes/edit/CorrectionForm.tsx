import { Button, Form } from "antd";
import TextArea from "antd/es/input/TextArea";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { needed } from "./edit-rules.ts";
import { identityOf, identityWish } from "./edit-values.ts";
import { IdentityFields } from "./IdentityFields.tsx";
import { Refusal } from "./Refusal.tsx";
import { type CorrectionValues, useCorrection } from "./use-correction.ts";

/** What it should say instead, and why. */
export function CorrectionForm({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeEdit.correction, { returnObjects: true, skipInterpolation: true });
  const [form] = Form.useForm<CorrectionValues>();
  const [note, setNote] = useState<string>();
  const { send, isSending, failure } = useCorrection(bike, (faults) => form.setFields(faults));
  const submit = ({ reason, ...identity }: CorrectionValues): void => {
    const wish = identityWish(bike, identity);
    const isEmpty = Object.keys(wish).length === 0;
    setNote(isEmpty ? texts.nothing : undefined);
    if (!isEmpty) send({ ...wish, reason });
  };
  return (
    <Form<CorrectionValues>
      form={form}
      className="bikeedit"
      layout="vertical"
      size="large"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={{ ...identityOf(bike), reason: "" }}
      onFinish={submit}
    >
      <p className="bikeedit__lead">{texts.lead}</p>
      <IdentityFields />
      <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint} rules={needed(500)}>
        <TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
      <Refusal title={texts.failed} text={failure} />
      <output className="bikeedit__message">{note}</output>
      <div className="bikeedit__actions">
        <Button type="primary" htmlType="submit" loading={isSending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
