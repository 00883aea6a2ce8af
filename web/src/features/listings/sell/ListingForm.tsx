import { Form } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import type { OwnListing } from "#contract/listings.ts";
import { failureText } from "#web/api/failure-text.ts";
import { AdCardView } from "../AdCardView.tsx";
import { ListingFields } from "./ListingFields.tsx";
import { PhotoSlots } from "./PhotoSlots.tsx";
import { detailsOf, type TypedListing } from "./typed-listing.ts";
import { type Photos, usePhotos } from "./use-photos.ts";

type Details = ReturnType<typeof detailsOf>;

type Props = {
  bike: OwnBike;
  listing?: OwnListing;
  initial: TypedListing;
  saving: { readonly isPending: boolean; readonly error: Error | null; mutate: (details: Details) => void };
  disabled?: boolean;
  onType?: (typed: TypedListing) => void;
};

/** The very card of the list, as it fills in. */
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
    price: Number.isFinite(price) ? price : 0,
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
    <div className="sell__side">
      <h2>{t(($) => $.sell.preview)}</h2>
      <div className="sell__card adcard">
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
    <div className="sell__submit">
      {photos.busy && <output>{texts.waitForPhotos}</output>}
      {saving.error !== null && <p role="alert">{failureText(saving.error)}</p>}
      <button type="submit" className="btn btn--primary btn--lg" disabled={disabled} aria-disabled={isBusy}>
        {saving.isPending ? texts.sending : listing ? texts.save : texts.publish}
      </button>
      {!listing && <p className="muted">{texts.stays}</p>}
    </div>
  );
}

/** An ad as its owner writes it, and beside it how it will look. */
export function ListingForm(props: Props): ReactNode {
  const { listing, initial, saving, onType } = props;
  const { t } = useTranslation();
  const [form] = Form.useForm<TypedListing>();
  const [typed, type] = useState(initial);
  const photos = usePhotos(listing?.photos ?? [], (name) => t(($) => $.sell.failedPhoto, { name }));
  return (
    <div className="sell">
      <Form<TypedListing>
        form={form}
        layout="vertical"
        noValidate
        size="large"
        requiredMark="optional"
        scrollToFirstError={{ focus: true }}
        className="sell__form"
        initialValues={initial}
        onValuesChange={(_, all) => {
          type(all);
          onType?.(all);
        }}
        onFinish={(all) => {
          if (!saving.isPending && !photos.busy) saving.mutate(detailsOf(all, photos.ids));
        }}
      >
        <PhotoSlots photos={photos} />
        <ListingFields />
        <Submit {...props} photos={photos} />
      </Form>
      <Preview {...props} typed={typed} photos={photos} />
    </div>
  );
}
