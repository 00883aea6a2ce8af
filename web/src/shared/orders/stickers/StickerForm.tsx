import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import type { Bike } from "#contract/bike.ts";
import { AddressPart } from "./AddressPart.tsx";
import { BikePart } from "./BikePart.tsx";
import { CountPart } from "./CountPart.tsx";
import { Ordered } from "./Ordered.tsx";
import { StickerPrice } from "./StickerPrice.tsx";
import { useStickerForm } from "./use-sticker-form.ts";

const ConfirmStickers = lazy(async () => ({
  default: (await import("./ConfirmStickers.tsx")).ConfirmStickers,
}));

type Props = { bikes: readonly Bike[]; me: Me; onMore: (() => void) | undefined };

/** Which bike, how many and where to. */
export function StickerForm({ bikes, me, onMore }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, bike, points, needed, order, ...state } = useStickerForm(bikes, me, form);
  if (order.done !== undefined) return <Ordered placed={order.done} onAnother={order.reset} />;
  return (
    // Beside the form, not in it: what is sent in the dialog would send the form again.
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
