import { type LucideIcon, Minus, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { maxStickersPerOrder } from "#contract/stickers/orders/sticker-orders.ts";

type Props = { count: number; onCount: (count: number) => void };

type StepProps = { label: string; Icon: LucideIcon; isEnd: boolean; onStep: () => void };

function Step({ label, Icon, isEnd, onStep }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className="btn btn--ghost"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onStep}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}

export function CountPart({ count, onCount }: Props): ReactNode {
  const id = useId();
  const { count: label, fewer, more } = useTexts(($) => $.stickers);
  const set = (next: number): void => {
    if (Number.isInteger(next)) onCount(Math.min(maxStickersPerOrder, Math.max(1, next)));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="count">
        <Step label={fewer} Icon={Minus} isEnd={count === 1} onStep={() => set(count - 1)} />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxStickersPerOrder}
          value={count}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        <Step label={more} Icon={Plus} isEnd={count === maxStickersPerOrder} onStep={() => set(count + 1)} />
      </div>
    </div>
  );
}
