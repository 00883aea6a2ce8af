import { Sparkles } from "lucide-react";
import type { ReactNode, Dispatch, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { prefillConfidence } from "#contract/bikes/analysis.ts";
import type { Draft, Change, Details } from "./draft.ts";
import { Form, type FormInstance } from "antd";
import Input from "antd/es/input/Input";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { BrandInput } from "#web/bikes/form/BrandInput.tsx";
import { ColourSelect } from "#web/bikes/form/ColourSelect.tsx";
import { TypePicker } from "#web/bikes/form/TypePicker.tsx";
import "../form/bike-form.css";
import "./review.css";
import TextArea from "antd/es/input/TextArea";

type Name = "type" | "brand" | "model" | "color";
type SuggestedLabelProps = { draft: Draft; name: Name };

function useReadingText({ analysis }: Draft, name: Name): string {
  const { t } = useTranslation();
  const { type, color, brand, model } = analysis?.bike ?? {};
  const texts = {
    type: type && t(($) => $.vocabulary.types[type.value]),
    color: color && t(($) => $.vocabulary.colours[color.value]),
    brand: brand?.value,
    model: model?.value,
  };
  return texts[name] ?? "";
}

/** A confident reading is marked as filled in, an uncertain one is only shown as a guess. */
export function SuggestedLabel({ draft, name }: SuggestedLabelProps): ReactNode {
  const { t } = useTranslation();
  const value = useReadingText(draft, name);
  const reading = draft.analysis?.bike[name];
  const confidence = Math.round(reading?.confidence ?? 0);
  const isSuggested = draft.suggested.includes(name);
  const isFromPhoto = reading?.from === "photo";
  const isGuess = reading !== undefined && reading.confidence < prefillConfidence;
  return (
    <>
      {t(($) => $.registration.details[name])}
      {(isSuggested || isGuess) && (
        <span className="suggestion">
          <Sparkles size={14} aria-hidden="true" />
          {isSuggested ? (
            <>
              {isFromPhoto
                ? t(($) => $.registration.details.suggestion)
                : t(($) => $.registration.details.suggestionFromReceipt)}
              {reading && <> · {confidence} %</>}
            </>
          ) : (
            t(($) => $.registration.details.guess, { value, confidence })
          )}
        </span>
      )}
    </>
  );
}

const lengthRules = (max: number) => [{ max, message: ruleText("too-long") }];

function ExtraDetails({ isElectric }: { isElectric: boolean }): ReactNode {
  const texts = useTexts(($) => $.registration.details);
  return (
    <>
      {isElectric && (
        <Form.Item name="batterySerialNumber" label={texts.battery} rules={lengthRules(40)}>
          <Input className="mono" autoComplete="off" />
        </Form.Item>
      )}
      <div className="columns">
        <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={lengthRules(60)}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="city" label={texts.city} extra={texts.cityHint} rules={lengthRules(60)}>
          <Input autoComplete="address-level2" />
        </Form.Item>
      </div>
      <Form.Item
        name="description"
        label={texts.description}
        extra={texts.descriptionHint}
        rules={lengthRules(1000)}
      >
        <TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
    </>
  );
}

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

/** Readings from the pictures are prefilled; the owner can change them. */
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
