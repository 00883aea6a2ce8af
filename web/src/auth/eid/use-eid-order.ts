import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EidHint, EidOrder, SignInTicket } from "#contract/identity.ts";
import type { EidPending } from "./follow-order.ts";
import type { EidPurpose } from "./kept-order.ts";
import { type Identified, runOrder } from "./run-order.ts";

export type EidWaitingView = {
  readonly at: "waiting";
  readonly order: EidOrder;
  /** Missing until the order has been asked for once. */
  readonly state?: EidPending;
  readonly offline: boolean;
};

export type EidView =
  | { readonly at: "starting" }
  | EidWaitingView
  | { readonly at: "done"; readonly hasReturned: boolean }
  | { readonly at: "failed"; readonly reason: EidHint | Error };

export type EidUse = {
  /** An order runs while this is true; it is cancelled when it turns false before the order has ended. */
  open: boolean;
  /** A tab that is loaded again takes up the order it had for this. */
  purpose: EidPurpose;
  start: () => Promise<EidOrder>;
  /** Does at once what the proof was for, a ticket being good for two minutes. What it answers with is called when the good news has been on the screen long enough to be seen. */
  onDone: (signIn: SignInTicket | undefined) => Promise<() => void>;
  /** For a registration, which goes on with how to reach its person. */
  onIdentified?: (identified: Identified) => void;
  /** Takes over what the API refused, and whatever `onDone` threw; without it the dialog shows it. */
  onRefused?: (error: Error) => void;
};

/** How long the good news stays, in milliseconds. */
const longEnough = 800;

const newsSeen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, longEnough));

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

type Play = (signal: AbortSignal) => Promise<void>;

/** Plays while `open` is true, from the beginning when asked to. */
const useRuns = (open: boolean, play: Play): { again: () => void } => {
  const running = useRef<AbortController>(undefined);
  const again = (): void => {
    running.current?.abort();
    running.current = new AbortController();
    void play(running.current.signal);
  };
  const begin = useEffectEvent(again);
  useEffect(() => {
    if (!open) return undefined;
    begin();
    return () => running.current?.abort();
  }, [open]);
  return { again };
};

/** One order from its start to its end. */
export const useEidOrder = ({ open, purpose, start, onDone, onIdentified, onRefused }: EidUse) => {
  const [view, show] = useState<EidView>({ at: "starting" });

  const finish = async (signIn: SignInTicket | undefined): Promise<void> => {
    show({ at: "done", hasReturned: signIn?.hasReturned === true });
    const [goOn] = await Promise.all([onDone(signIn), newsSeen()]);
    goOn();
  };
  const run = (signal: AbortSignal) =>
    runOrder({
      purpose,
      start,
      signal,
      onWaiting: (order, state) => show({ at: "waiting", order, ...(state && { state }), offline: false }),
      onOffline: () => show((shown) => (shown.at === "waiting" ? { ...shown, offline: true } : shown)),
    });
  const play: Play = async (signal) => {
    // A component that is mounted only to be mounted again must not begin anything.
    await Promise.resolve();
    if (signal.aborted) return;
    show({ at: "starting" });
    try {
      const end = await run(signal);
      if (end?.state === "failed") show({ at: "failed", reason: end.hint });
      if (end?.state === "identified") onIdentified?.(end);
      if (end?.state === "complete") await finish(end.signIn);
    } catch (error) {
      if (signal.aborted) return;
      if (onRefused === undefined) show({ at: "failed", reason: asError(error) });
      else onRefused(asError(error));
    }
  };
  return { view, ...useRuns(open, play) };
};
