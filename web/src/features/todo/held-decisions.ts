/** For so long a decision can be taken back: it has not left this page. */
export const undoMillis = 10_000;

export type Held = {
  readonly key: string;
  readonly name: string;
  readonly what: "approve" | "reject";
};

type Waiting = Held & { readonly send: () => Promise<void>; readonly timer: ReturnType<typeof setTimeout> };

/** Decisions that wait for ten seconds before they are sent. What is undone meanwhile was never sent; leaving the page sends the rest at once. */
export const createHeldDecisions = () => {
  let waiting: readonly Waiting[] = [];
  let shown: readonly Held[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly Waiting[]): void => {
    waiting = next;
    shown = next.map(({ key, name, what }) => ({ key, name, what }));
    for (const heard of listeners) heard();
  };
  const without = (key: string): readonly Waiting[] => waiting.filter((each) => each.key !== key);
  const send = async (key: string): Promise<void> => {
    const found = waiting.find((each) => each.key === key);
    if (!found) return;
    clearTimeout(found.timer);
    become(without(key));
    await found.send();
  };
  return {
    /** What waits, the newest last. */
    shown: () => shown,
    subscribe: (heard: () => void) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    hold: (held: Held, whenSent: () => Promise<void>) => {
      if (waiting.some(({ key }) => key === held.key)) return;
      const timer = setTimeout(() => void send(held.key), undoMillis);
      become([...waiting, { ...held, send: whenSent, timer }]);
    },
    /** Takes back the newest, and tells whose it was. */
    undo: (): string | undefined => {
      const newest = waiting.at(-1);
      if (!newest) return undefined;
      clearTimeout(newest.timer);
      become(without(newest.key));
      return newest.key;
    },
    sendAll: async (): Promise<void> => {
      await Promise.all(waiting.map(({ key }) => send(key)));
    },
  };
};
