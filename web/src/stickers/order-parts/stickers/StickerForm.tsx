import { lazy, type ReactNode, Suspense, useRef, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { BadgeCheck } from "lucide-react";
import type { Me } from "#contract/people/accounts.ts";
import type { Bike } from "#contract/bikes/bike.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import type { StickerOrder } from "#contract/stickers/orders/sticker-orders.ts";
import { type AddressFaults, type AddressField, addressFields, type StickerDraft } from "./sticker-draft.ts";
import { BikePart } from "./BikePart.tsx";
import { CountPart } from "./CountPart.tsx";
import { useStickerForm } from "./use-sticker-form.ts";
import "#web/points/prices/sums.css";

type AddressPartProps = {
  address: StickerDraft["address"];
  faults: AddressFaults;
  onType: (field: AddressField, text: string) => void;
};

const autoComplete = {
  name: "name",
  street: "street-address",
  postalCode: "postal-code",
  city: "address-level2",
} as const;

function AddressPart({ address, faults, onType }: AddressPartProps): ReactNode {
  const texts = useTexts(($) => $.stickers);
  const isMisspelt = faults.postalCode === "format";
  return (
    <fieldset className="address">
      <legend>{texts.address}</legend>
      {addressFields.map((field) => (
        <LineField
          key={field}
          label={texts[field]}
          hint={field === "postalCode" ? texts.postalCodeHint : undefined}
          fault={faults[field]}
          faultText={field === "postalCode" && isMisspelt ? texts.postalCodeFormat : undefined}
          autoComplete={`shipping ${autoComplete[field]}`}
          inputMode={field === "postalCode" ? "numeric" : "text"}
          maxLength={120}
          value={address[field]}
          onType={(text) => onType(field, text)}
        />
      ))}
    </fieldset>
  );
}

function StickerPrice({ needed, points }: { needed: number; points: number }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.stickers, { returnObjects: true, skipInterpolation: true });
  const amount = (value: number): string => t(($) => $.common.points.balance, { points: value });
  const isEnough = points >= needed;
  return (
    <>
      <dl className="sums" aria-live="polite">
        <div>
          <dt>{texts.price}</dt>
          <dd>{amount(needed)}</dd>
        </div>
        <div>
          <dt>{texts.balance}</dt>
          <dd>{amount(points)}</dd>
        </div>
        {isEnough && (
          <div className="sums__total">
            <dt>{texts.left}</dt>
            <dd>{amount(points - needed)}</dd>
          </div>
        )}
      </dl>
      {!isEnough && (
        <div className="order__notice" role="alert">
          <p>{t(($) => $.stickers.tooFew, { needed, points })}</p>
          <p>
            <Link
              className="btn btn--primary"
              to={`/order?${new URLSearchParams({ next: "/order?tab=stickers" })}`}
            >
              {texts.buy}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}

type OrderedProps = { placed: { order: StickerOrder; points: number }; onAnother: () => void };

function Ordered({ placed: { order, points }, onAnother }: OrderedProps): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const texts = t(($) => $.stickers.done, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="paged__state">
      <BadgeCheck size={52} strokeWidth={1.4} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="muted">{t(($) => $.stickers.done.text, { number: order.orderNumber, points })}</p>
      <button type="button" className="btn btn--ghost" onClick={onAnother}>
        {texts.another}
      </button>
    </section>
  );
}

const ConfirmStickers = lazy(async () => ({
  default: (await import("./ConfirmStickers.tsx")).ConfirmStickers,
}));

type Props = { bikes: readonly Bike[]; me: Me; onMore: (() => void) | undefined };

export function StickerForm({ bikes, me, onMore }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, bike, points, needed, order, ...state } = useStickerForm(bikes, me, form);
  if (order.done !== undefined) return <Ordered placed={order.done} onAnother={order.reset} />;
  return (
    // Outside the form: submitting the dialog inside it would submit the form again.
    <>
      <form className="stickers" ref={form} onSubmit={state.submit} noValidate>
        <BikePart
          label={t(($) => $.stickers.bike)}
          inReview={t(($) => $.stickers.inReview)}
          bikes={bikes}
          chosen={bike}
          onChoose={(bikeId) => change({ bikeId })}
          onMore={onMore}
        />
        <CountPart count={draft.count} onCount={(count) => change({ count })} />
        <AddressPart address={draft.address} faults={state.faults} onType={state.typeAddress} />
        <StickerPrice needed={needed} points={points} />
        <button type="submit" className="btn btn--primary btn--lg" aria-disabled={!state.isReady}>
          {t(($) => $.stickers.submit, { points: needed })}
        </button>
      </form>
      <Suspense>
        {state.asking && bike !== undefined && (
          <ConfirmStickers
            draft={draft}
            bike={bike}
            points={points}
            busy={order.busy}
            failure={order.failure}
            onConfirm={order.order}
            onClose={state.close}
          />
        )}
      </Suspense>
    </>
  );
}
