import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { progressOf } from "#contract/orders/machine.ts";
import { nextStepOf } from "#web/features/orders/admin/order-words.ts";
import { LinkStep } from "./LinkStep.tsx";
import { MakeStep } from "./MakeStep.tsx";
import { PackStep } from "./PackStep.tsx";
import { StepButton } from "./StepButton.tsx";

type Item = {
  readonly title: string;
  readonly done: boolean;
  /** It is this one's turn. */
  readonly now: boolean;
  readonly children: ReactNode;
};

function Part({ title, done, now, children }: Item): ReactNode {
  const { t } = useTranslation();
  return (
    <li className={done ? "checklist__done" : undefined} aria-current={now ? "step" : undefined}>
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

/** What comes before packing: codes, or for goods that someone approves them. */
function First({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { kind, linked, count } = order;
  const [of, step] = {
    customer: ["link", <LinkStep key="link" order={order} />] as const,
    qr_order: ["make", <MakeStep key="make" order={order} />] as const,
    inventory_order: ["approve", <StepButton key="approve" order={order} step="approve" />] as const,
  }[kind];
  const done = of === "approve" ? progressOf(order.state) >= progressOf("approved") : linked >= count;
  return (
    <Part title={t(($) => $.adminOrders.steps[of])} done={done} now={nextStepOf(order) === of}>
      {step}
    </Part>
  );
}

/** What an order goes through, and where it can be taken on from here. Steps that wait say why. */
export function Checklist({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { state, kind } = order;
  const come = progressOf(state);
  const words = t(($) => $.adminOrders.steps, { returnObjects: true, skipInterpolation: true });
  const ofStore = kind !== "customer";
  const next = nextStepOf(order);
  return (
    <ol className="checklist">
      <First order={order} />
      <Part title={words.pack} done={come >= progressOf("packed")} now={next === "pack"}>
        <PackStep order={order} />
      </Part>
      <Part
        title={ofStore ? words.sendToStore : words.send}
        done={come >= progressOf("sent")}
        now={next === "send" || (!ofStore && next === "complete")}
      >
        <StepButton order={order} step="send" />
        {!ofStore && <StepButton order={order} step="complete" />}
      </Part>
      {ofStore && (
        <Part title={words.complete} done={state === "completed"} now={next === "complete"}>
          <StepButton order={order} step="complete" />
        </Part>
      )}
    </ol>
  );
}
