import { Form, Radio } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import Input from "antd/es/input/Input";
import TextArea from "antd/es/input/TextArea";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import {
  type OwnListing,
  ListingCondition,
  ListingDetails,
  maxListingText,
  maxPhotos,
} from "#contract/ads/listings.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { AdCardView } from "#web/ads/listings/AdCardView.tsx";
import { usePhotos } from "#web/platform/api/pictures/use-photos.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { PhotoSlots } from "#web/platform/ui/pictures/PhotoSlots.tsx";
import type { Photos } from "#web/platform/ui/pictures/photos.ts";
import { Towns } from "#web/platform/ui/filter-form/Towns.tsx";
import { detailsOf, type TypedListing } from "./typed-listing.ts";

const { shape } = ListingDetails;

const priceRule = {
  validator: async (_rule: unknown, typed: string | undefined) => {
    const { price } = detailsOf({ price: typed ?? "", city: "", condition: "good", text: "" }, []);
    if (!shape.price.safeParse(price).success) throw new Error(ruleText("price-range"));
  },
};

function PriceAndTown(): ReactNode {
  const texts = useTexts(($) => $.sell);
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

function ListingFields(): ReactNode {
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
        <TextArea autoSize={{ minRows: 4, maxRows: 14 }} count={{ show: true, max: maxListingText }} />
      </Form.Item>
    </>
  );
}

type Details = ReturnType<typeof detailsOf>;

type Props = {
  bike: OwnBike;
  listing?: OwnListing;
  initial: TypedListing;
  saving: { readonly isPending: boolean; readonly error: Error | null; mutate: (details: Details) => void };
  disabled?: boolean;
  onType?: (typed: TypedListing) => void;
};

function Preview({
  bike,
  listing,
  typed,
  photos,
}: Props & { typed: TypedListing; photos: Photos }): ReactNode {
  const { t } = useTranslation();
  const { price } = detailsOf(typed, []);
  const [now] = useState(() => new Date());
  const ad = {
    price: Number.isFinite(price) ? price : undefined,
    city: typed.city,
    brand: bike.brand,
    model: bike.model,
    type: bike.type,
    color: bike.color,
    listedAt: listing?.listedAt ?? now.toISOString(),
    ownerSince: listing?.ownerSince ?? new Date(bike.registeredAt).getFullYear(),
    ownerVerified: listing?.ownerVerified ?? true,
    photoUrl: photos.photos[0]?.url ?? bike.photoUrl,
    photos: photos.photos.length,
  };
  return (
    <div className="stack sell__side">
      <h2>{t(($) => $.sell.preview)}</h2>
      <div className="card sell__card adcard">
        <AdCardView ad={ad} as="h3" heading={`${bike.brand} ${bike.model}`} />
      </div>
      <p className="muted">{t(($) => $.sell.private)}</p>
    </div>
  );
}

function Submit({ saving, listing, disabled, photos }: Props & { photos: Photos }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.sell, { returnObjects: true });
  const isBusy = saving.isPending || photos.busy;
  return (
    <div className="stack stack--near stack--start">
      {photos.busy && <output>{t(($) => $.pictures.wait)}</output>}
      {saving.error !== null && <p role="alert">{failureText(saving.error)}</p>}
      <button type="submit" className="btn btn--primary btn--lg" disabled={disabled} aria-disabled={isBusy}>
        {saving.isPending ? texts.sending : listing ? texts.save : texts.publish}
      </button>
      {!listing && <p className="muted">{texts.stays}</p>}
    </div>
  );
}

export function ListingForm(props: Props): ReactNode {
  const { listing, initial, saving, onType } = props;
  const { t } = useTranslation();
  const texts = t(($) => $.sell, { returnObjects: true });
  const [form] = Form.useForm<TypedListing>();
  const [typed, type] = useState(initial);
  const photos = usePhotos({ kind: "bike-photo", max: maxPhotos, kept: listing?.photos ?? [] });
  return (
    <div className="sell">
      <Form<TypedListing>
        form={form}
        layout="vertical"
        noValidate
        size="large"
        requiredMark="optional"
        scrollToFirstError={{ focus: true }}
        className="stack"
        initialValues={initial}
        onValuesChange={(_, all) => {
          type(all);
          onType?.(all);
        }}
        onFinish={(all) => {
          if (!saving.isPending && !photos.busy) saving.mutate(detailsOf(all, photos.ids));
        }}
      >
        <PhotoSlots
          photos={photos}
          title={texts.photos}
          hint={texts.photosHint}
          cover={{ label: texts.cover, choose: (number) => t(($) => $.sell.makeCover, { number }) }}
        />
        <ListingFields />
        <Submit {...props} photos={photos} />
      </Form>
      <Preview {...props} typed={typed} photos={photos} />
    </div>
  );
}
