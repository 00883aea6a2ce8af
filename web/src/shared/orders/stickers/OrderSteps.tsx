import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { progressOf } from "#contract/orders/machine.ts";
import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Step = {
  readonly id: "ordered" | "linked" | "packed" | "sent" | "received";
  readonly done: boolean;
  readonly at?: string | undefined;
};

/** A step that an administrator has passed over by hand is done without a time. */
const stepsOf = (order: StickerOrder): readonly Step[] => {
  const come = progressOf(order.state);
  return [
    { id: "ordered", done: true, at: order.createdAt },
    { id: "linked", done: come >= 40 },
    { id: "packed", done: come >= 80, at: order.packedAt },
    { id: "sent", done: come >= 100, at: order.sentAt },
    { id: "received", done: order.state === "completed", at: order.completedAt },
  ];
};

/** The way of an order from the press of the button to the letter box. */
export function OrderSteps({ order }: { order: StickerOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <ol className="order-steps">
      {stepsOf(order).map(({ id, done, at }) => (
        <li key={id} className={done ? "order-steps__done" : undefined}>
          <span className="order-steps__mark">{done && <Check size={16} aria-hidden="true" />}</span>
          <span>
            {t(($) => $.stickers.orders.steps[id])}
            {at !== undefined && <small className="muted">{momentText(at, language)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
