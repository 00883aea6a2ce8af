import { BadgeCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { StickerOrder } from "#contract/orders/sticker-orders.ts";

type Props = { placed: { order: StickerOrder; points: number }; onAnother: () => void };

/** A calm receipt of what was ordered. */
export function Ordered({ placed: { order, points }, onAnother }: Props): ReactNode {
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
