import { Form, Radio } from "antd";
import Input from "antd/es/input/Input";
import TextArea from "antd/es/input/TextArea";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListingCondition, ListingDetails, longestListing } from "#contract/listings.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import { Towns } from "#web/shared/filter-form/Towns.tsx";
import { detailsOf } from "./typed-listing.ts";

const { shape } = ListingDetails;

const priceRule = {
  validator: async (_rule: unknown, typed: string | undefined) => {
    const { price } = detailsOf({ price: typed ?? "", city: "", condition: "good", text: "" }, []);
    if (!shape.price.safeParse(price).success) throw new Error(ruleText("price-range"));
  },
};

function PriceAndTown(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.sell, { returnObjects: true });
  return (
    <div className="sell__columns">
      <Form.Item name="price" label={texts.price} validateTrigger="onBlur" required rules={[priceRule]}>
        <Input inputMode="numeric" autoComplete="off" suffix="kr" />
      </Form.Item>
      <Form.Item
        name="city"
        label={texts.city}
        extra={texts.cityHint}
        validateTrigger="onBlur"
        required
        rules={[zodRule(shape.city)]}
      >
        <Input list="sell-towns" autoComplete="off" />
      </Form.Item>
    </div>
  );
}

/** What only the owner can say; the register knows the rest. */
export function ListingFields(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.sell, { returnObjects: true });
  return (
    <>
      <Towns id="sell-towns" />
      <PriceAndTown />
      <Form.Item name="condition" label={texts.condition} required>
        <Radio.Group
          className="sell__conditions"
          optionType="button"
          options={ListingCondition.options.map((value) => ({
            value,
            label: t(($) => $.ads.ad.conditions[value]),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={texts.text}
        extra={texts.textHint}
        validateTrigger="onBlur"
        rules={[zodRule(shape.text)]}
      >
        <TextArea autoSize={{ minRows: 4, maxRows: 14 }} count={{ show: true, max: longestListing }} />
      </Form.Item>
    </>
  );
}
