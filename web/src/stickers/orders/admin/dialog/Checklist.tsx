import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { progressOf, takeStep } from "#contract/stickers/orders/machine.ts";
import { nextStepOf, factsOf } from "#web/stickers/orders/admin/order-words.ts";
import { ordersClient, orderQuery } from "#web/stickers/orders/admin/orders-api.ts";
import { codesOf, printLetters } from "#web/stickers/orders/admin/print-orders.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import { LinkStep } from "./LinkStep.tsx";
import { StepButton } from "./StepButton.tsx";
import { useOrderStep } from "./use-order-step.ts";

/** Prints the letter and, if asked, marks it as packed. Printing alone changes nothing. */
const usePacking = (order: Order) => {
  const { t } = useTranslation();
  const { orderNumber } = order;
  const printing = useMutation({
    mutationFn: async () => {
      const signal = AbortSignal.timeout(120_000);
      const codes = await codesOf(orderNumber, signal);
      saveFile(`${orderNumber}.pdf`, await printLetters(t, [{ order, codes }], signal));
    },
  });
  const packing = useOrderStep(orderNumber, async () => {
    await printing.mutateAsync();
    return ordersClient.takeOrderStep({ params: { orderNumber, step: "pack" } });
  });
  return {
    print: () => printing.mutate(),
    pack: () => packing.act(undefined),
    busy: printing.isPending || packing.busy,
    failure: printing.isError ? t(($) => $.adminOrders.packing.noPdf) : packing.failure,
  };
};

const hints = { "no-code-linked": "noCode", "no-codes-made": "noCodes" } as const;

function PackStep({ order }: { order: Order }): ReactNode {
  const { print, pack, busy, failure } = usePacking(order);
  const words = useTexts(($) => $.adminOrders.packing);
  const outcome = takeStep(factsOf(order), "pack", "admin");
  const printable = order.kind === "inventory_order" || order.linked > 0;
  const hint =
    !outcome.ok &&
    (outcome.why === "no-code-linked" || outcome.why === "no-codes-made") &&
    hints[outcome.why];
  return (
    <>
      {(outcome.ok || hint) && <p className="muted">{words[hint || "text"]}</p>}
      {outcome.ok && (
        <button type="button" className="btn btn--primary" disabled={busy} onClick={pack}>
          {busy ? words.waiting : words.button}
        </button>
      )}
      {order.state !== "pending" && order.state !== "cancelled" && printable && (
        <button type="button" className="btn btn--quiet" disabled={busy} onClick={print}>
          {words.printOnly}
        </button>
      )}
      <StepButton order={order} step="unpack" />
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

/** Makes the codes of a store's order, fifty at a time. It stops when the page closes, and can be resumed. */
function MakeStep({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { orderNumber, linked, count, state } = order;
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const { act, busy, failure } = useOrderStep(orderNumber, async () => {
    for (;;) {
      const now = await ordersClient.makeOrderCodes({ params: { orderNumber } });
      queries.setQueryData(orderQuery(orderNumber).queryKey, now);
      if (gone.current || now.state === "qr_linked" || now.linked >= now.count) return now;
    }
  });
  const words = t(($) => $.adminOrders.making, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      {(busy || (linked > 0 && linked < count)) && (
        <p>
          <progress className="order-progress" max={count} value={linked} aria-label={words.label} />
          {t(($) => $.adminOrders.making.progress, { made: linked, count })}
        </p>
      )}
      {(state === "pending" || state === "approved") && (
        <button type="button" className="btn btn--primary" disabled={busy} onClick={() => act(undefined)}>
          {linked > 0 ? words.goOn : t(($) => $.adminOrders.making.begin, { count })}
        </button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

type Item = {
  readonly title: string;
  readonly done: boolean;
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

/** The step before packing: codes, or the approval of goods. */
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

export function Checklist({ order }: { order: Order }): ReactNode {
  const { state, kind } = order;
  const progress = progressOf(state);
  const words = useTexts(($) => $.adminOrders.steps);
  const ofStore = kind !== "customer";
  const next = nextStepOf(order);
  return (
    <ol ref={steadyList} className="checklist">
      <First order={order} />
      <Part title={words.pack} done={progress >= progressOf("packed")} now={next === "pack"}>
        <PackStep order={order} />
      </Part>
      <Part
        title={ofStore ? words.sendToStore : words.send}
        done={progress >= progressOf("sent")}
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
