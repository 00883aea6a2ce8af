import { useEffect, useEffectEvent } from "react";
import { addTaker, deliverWaiting, type Taker } from "./scanner.ts";

type Options = Partial<Pick<Taker, "isMeant" | "onCutScan">> & {
  /** Scans wait until it is false. */
  readonly busy?: boolean;
};

const isScanned: Taker["isMeant"] = (_text, _target, isFast) => isFast;

/** Receives the scans of a hand scanner, whatever has the focus. */
export const useHandScanner = (
  onText: (text: string) => void,
  { isMeant = isScanned, onCutScan, busy = false }: Options = {},
): void => {
  const tell = useEffectEvent(onText);
  const ask = useEffectEvent(isMeant);
  const tellCut = useEffectEvent(() => onCutScan?.());
  const isBusy = useEffectEvent(() => busy);
  useEffect(
    () =>
      addTaker({
        accept: (text) => tell(text),
        isMeant: (...scan) => ask(...scan),
        onCutScan: () => tellCut(),
        isBusy: () => isBusy(),
      }),
    [],
  );
  useEffect(() => {
    if (!busy) deliverWaiting();
  }, [busy]);
};
