import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { progressOf } from "#contract/orders/machine.ts";
import { LinkStep } from "./LinkStep.tsx";
import { MakeStep } from "./MakeStep.tsx";
import { PackStep } from "./PackStep.tsx";
import { StepButton } from "./StepButton.tsx";

type Item = { readonly title: string; readonly done: boolean; readonly children: ReactNode };

function Part({ title, done, children }: Item): ReactNode {
  const { t } = useTranslation();
  return (
    <li className={done ? "checklist__done" : undefined}>
      <h3>
        {title}
        {done && (
          <span className="checklist__mark">
            <Check size={16} aria-hidden="true" /> {t(($) => $.adminOrders.steps.done)}
          </span>
        )}
      </h3>
      {children}
    </li>
  );
}

/** What an order goes through, and where it can be taken on from here. Steps that wait say nothing yet. */
export function Checklist({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { state, kind, linked, count } = order;
  const come = progressOf(state);
  const words = t(($) => $.adminOrders.steps, { returnObjects: true, skipInterpolation: true });
  const ofStore = kind !== "customer";
  return (
    <ol className="checklist">
      {kind === "customer" && (
        <Part title={words.link} done={linked >= count}>
          <LinkStep order={order} />
        </Part>
      )}
      {kind === "qr_order" && (
        <Part title={words.make} done={linked >= count}>
          <MakeStep order={order} />
        </Part>
      )}
      {kind === "inventory_order" && (
        <Part title={words.approve} done={come >= 40}>
          <StepButton order={order} step="approve" />
        </Part>
      )}
      <Part title={words.pack} done={come >= 80}>
        <PackStep order={order} />
      </Part>
      <Part title={ofStore ? words.sendToStore : words.send} done={come >= 100}>
        <StepButton order={order} step="send" />
        {!ofStore && <StepButton order={order} step="complete" />}
      </Part>
      {ofStore && (
        <Part title={words.complete} done={state === "completed"}>
          <StepButton order={order} step="complete" />
        </Part>
      )}
    </ol>
  );
}
