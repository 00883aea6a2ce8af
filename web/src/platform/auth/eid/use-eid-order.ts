import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EidHint, EidOrder, EidStart, EidWay, SignInTicket } from "#contract/people/identity.ts";
import type { EidPending } from "./follow-order.ts";
import { type EidPurpose, forgetOrder } from "./kept-order.ts";
import { type Identified, runOrder } from "./run-order.ts";

export type EidWaitingView = {
  readonly at: "waiting";
  readonly order: EidOrder;
  /** Missing until the first poll. */
  readonly state?: EidPending;
  readonly offline: boolean;
};

export type EidView =
  | { readonly at: "starting" }
  | EidWaitingView
  | { readonly at: "done"; readonly hasReturned: boolean }
  | { readonly at: "failed"; readonly reason: EidHint | Error };

export type EidUse = {
  /** The order runs while this is true and is cancelled when it turns false. */
  open: boolean;
  /** A reloaded tab resumes its order of the same purpose. */
  purpose: EidPurpose;
  start: (from: EidStart) => Promise<EidOrder>;
  /** Uses the proof at once, as a ticket is valid for two minutes. The returned function runs after the success message has been shown. */
  onDone: (signIn: SignInTicket | undefined) => Promise<() => void>;
  /** For a registration, which continues with contact details. */
  onIdentified?: (identified: Identified) => void;
  /** Handles errors of the API and of `onDone`; without it the dialog shows them. */
  onRefused?: (error: Error) => void;
};

/** Milliseconds the success message is shown. */
const successTime = 800;

const successShown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, successTime));

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

type Run = (signal: AbortSignal, way: EidWay) => Promise<void>;

/** Runs while `open` is true; `again` begins a new order. */
const useRuns = (open: boolean, first: EidWay, play: Run): { again: (way: EidWay) => void } => {
  const running = useRef<AbortController>(undefined);
  const run = (way: EidWay): void => {
    running.current?.abort();
    running.current = new AbortController();
    void play(running.current.signal, way);
  };
  const begin = useEffectEvent(() => run(first));
  const again = (way: EidWay): void => {
    forgetOrder();
    run(way);
  };
  useEffect(() => {
    if (!open) return undefined;
    begin();
    return () => running.current?.abort();
  }, [open]);
  return { again };
};

type Beginning = {
  /** Used unless an order is resumed. */
  first: EidWay;
  onMoved: () => void;
};

export const useEidOrder = ({ open, purpose, start, first, onMoved, ...on }: EidUse & Beginning) => {
  const [view, show] = useState<EidView>({ at: "starting" });

  const finish = async (signIn: SignInTicket | undefined): Promise<void> => {
    show({ at: "done", hasReturned: signIn?.hasReturned === true });
    const [goOn] = await Promise.all([on.onDone(signIn), successShown()]);
    goOn();
  };
  const run = (signal: AbortSignal, way: EidWay) =>
    runOrder({
      purpose,
      way,
      start,
      signal,
      onWaiting: (order, state) => show({ at: "waiting", order, ...(state && { state }), offline: false }),
      onOffline: () => show((shown) => (shown.at === "waiting" ? { ...shown, offline: true } : shown)),
    });
  const play: Run = async (signal, way) => {
    // Strict mode mounts twice: the first mount must not start an order.
    await Promise.resolve();
    if (signal.aborted) return;
    show({ at: "starting" });
    try {
      const end = await run(signal, way);
      if (end === undefined && !signal.aborted) onMoved();
      if (end?.state === "failed") show({ at: "failed", reason: end.hint });
      if (end?.state === "identified") on.onIdentified?.(end);
      if (end?.state === "complete") await finish(end.signIn);
    } catch (error) {
      if (signal.aborted) return;
      if (on.onRefused === undefined) show({ at: "failed", reason: asError(error) });
      else on.onRefused(asError(error));
    }
  };
  return { view, ...useRuns(open, first, play) };
};
