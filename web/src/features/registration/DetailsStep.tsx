import { Form, type FormInstance } from "antd";
import Input from "antd/es/input/Input";
import type { Dispatch, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/i18n/problem-text.ts";
import { BrandInput } from "#web/ui/bike-form/BrandInput.tsx";
import { ColourSelect } from "#web/ui/bike-form/ColourSelect.tsx";
import { TypePicker } from "#web/ui/bike-form/TypePicker.tsx";
import type { Change, Details, Draft } from "./draft.ts";
import { ExtraDetails } from "./ExtraDetails.tsx";
import { SuggestedLabel } from "./SuggestedLabel.tsx";
import "#web/ui/bike-form/bike-form.css";
import "./review.css";

type Props = { form: RefObject<FormInstance<Details> | null>; draft: Draft; change: Dispatch<Change> };

function BrandAndModel({ draft }: { draft: Draft }): ReactNode {
  const rules = [
    { required: true, whitespace: true, message: ruleText("required") },
    { max: 60, message: ruleText("too-long") },
  ];
  return (
    <div className="columns">
      <Form.Item name="brand" label={<SuggestedLabel draft={draft} name="brand" />} rules={rules}>
        <BrandInput />
      </Form.Item>
      <Form.Item name="model" label={<SuggestedLabel draft={draft} name="model" />} rules={rules}>
        <Input autoComplete="off" />
      </Form.Item>
    </div>
  );
}

/** What the bike is, prefilled where it could be read and always the person's to decide. */
export function DetailsStep({ form, draft, change }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Form<Details>
      ref={form}
      layout="vertical"
      size="large"
      initialValues={draft.details}
      onValuesChange={(values) => change({ kind: "details", values })}
    >
      <Form.Item
        name="type"
        label={<SuggestedLabel draft={draft} name="type" />}
        rules={[{ required: true, message: ruleText("required") }]}
      >
        <TypePicker label={t(($) => $.registration.details.type)} />
      </Form.Item>
      <BrandAndModel draft={draft} />
      <Form.Item
        name="color"
        label={<SuggestedLabel draft={draft} name="color" />}
        rules={[{ required: true, message: ruleText("required") }]}
      >
        <ColourSelect placeholder={t(($) => $.registration.details.colorPlaceholder)} />
      </Form.Item>
      <ExtraDetails isElectric={draft.details.type === "elcykel"} />
    </Form>
  );
}
