import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OrderState } from "#contract/orders/machine.ts";
import { Badge, type BadgeTone } from "#web/ui/Badge.tsx";

const tones: Readonly<Record<OrderState, BadgeTone>> = {
  pending: "review",
  approved: "review",
  qr_linked: "review",
  in_progress: "review",
  packed: "sale",
  sent: "sale",
  delivered: "registered",
  completed: "registered",
  cancelled: "unknown",
};

/** Where an order stands, in one word. */
export function OrderBadge({ state }: { state: OrderState }): ReactNode {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(($) => $.orders.states[state])}</Badge>;
}
