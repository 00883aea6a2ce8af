import { type FormEvent, type RefObject, useState } from "react";
import { useSearchParams } from "react-router";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { type Adjustment, checkAdjustment, type Fault } from "./adjustment.ts";

/** Whose balance and by how much; `asking` is what is about to be confirmed, `left` the balance after it was done. */
export const useAdjustForm = (form: RefObject<HTMLFormElement | null>) => {
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState({ account: parameters.get("account") ?? "", amount: "" });
  const [faults, setFaults] = useState<ReadonlySet<Fault>>(new Set());
  const [asking, ask] = useState<Adjustment>();
  const [left, setLeft] = useState<number>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { adjustment, faults: wrong } = checkAdjustment(typed);
    setFaults(wrong);
    setLeft(undefined);
    ask(adjustment);
    focusFirstWrong(form);
  };
  return {
    typed,
    type: (change: Partial<typeof typed>) => setTyped({ ...typed, ...change }),
    faults,
    submit,
    asking,
    close: () => ask(undefined),
    left,
    done: (points: number) => {
      ask(undefined);
      setLeft(points);
      setTyped({ ...typed, amount: "" });
    },
  };
};
