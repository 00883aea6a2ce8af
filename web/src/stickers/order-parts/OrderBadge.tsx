import { Check, Hourglass, type LucideIcon, Package, QrCode, Send, ThumbsUp, Wrench, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OrderState } from "#contract/stickers/orders/machine.ts";

type Look = { readonly tone: "review" | "registered" | "unknown"; readonly Sign: LucideIcon };

/** Yellow: waits for someone; green: on its way or arrived. Red, blue and amber have other meanings. */
const looks: Readonly<Record<OrderState, Look>> = {
  pending: { tone: "review", Sign: Hourglass },
  approved: { tone: "unknown", Sign: ThumbsUp },
  qr_linked: { tone: "unknown", Sign: QrCode },
  in_progress: { tone: "unknown", Sign: Wrench },
  packed: { tone: "registered", Sign: Package },
  sent: { tone: "registered", Sign: Send },
  delivered: { tone: "registered", Sign: Check },
  completed: { tone: "registered", Sign: Check },
  cancelled: { tone: "unknown", Sign: X },
};

export function OrderBadge({ state }: { state: OrderState }): ReactNode {
  const { t } = useTranslation();
  const { tone, Sign } = looks[state];
  return (
    <span className={`badge badge--${tone}`}>
      <Sign size={16} aria-hidden="true" />
      {t(($) => $.orders.states[state])}
    </span>
  );
}
