/** Milliseconds to undo a decision before it is sent. */
export const undoMillis = 10_000;

export type Held = {
  readonly key: string;
  readonly name: string;
  readonly what: "approve" | "reject" | "explained" | "unexplained";
};

type WaitingDecision = Held & {
  readonly send: () => Promise<void>;
  readonly timer: ReturnType<typeof setTimeout>;
};

/** Delays decisions by ten seconds so that they can be undone. Leaving the page sends the rest at once. */
export const createHeldDecisions = () => {
  let waiting: readonly WaitingDecision[] = [];
  let shown: readonly Held[] = [];
  const listeners = new Set<() => void>();
  const update = (next: readonly WaitingDecision[]): void => {
    waiting = next;
    shown = next.map(({ key, name, what }) => ({ key, name, what }));
    for (const listener of listeners) listener();
  };
  const without = (key: string): readonly WaitingDecision[] => waiting.filter((each) => each.key !== key);
  const send = async (key: string): Promise<void> => {
    const decision = waiting.find((each) => each.key === key);
    if (!decision) return;
    clearTimeout(decision.timer);
    update(without(key));
    await decision.send();
  };
  return {
    /** Newest last. */
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hold: (held: Held, whenSent: () => Promise<void>) => {
      if (waiting.some(({ key }) => key === held.key)) return;
      const timer = setTimeout(() => void send(held.key), undoMillis);
      update([...waiting, { ...held, send: whenSent, timer }]);
    },
    undo: (key = waiting.at(-1)?.key): string | undefined => {
      const decision = waiting.find((each) => each.key === key);
      if (!decision) return undefined;
      clearTimeout(decision.timer);
      update(without(decision.key));
      return decision.key;
    },
    sendAll: async (): Promise<void> => {
      await Promise.all(waiting.map(({ key }) => send(key)));
    },
  };
};
