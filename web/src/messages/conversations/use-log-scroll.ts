import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end that still count as the end. */
const nearEnd = 48;

type ShownMessages = {
  /** The id of the oldest message. */
  readonly first: string | undefined;
  /** The id of the newest message, sent or not. */
  readonly last: string | undefined;
  readonly lastIsMine: boolean;
  /** Scrolled into view at first, instead of the end. */
  readonly start: RefObject<HTMLElement | null>;
};

const toEnd = (log: HTMLElement): void => {
  log.scrollTop = log.scrollHeight;
};

/**
 * At the end, new messages scroll into view. Further up nothing moves, even when older messages
 * load above.
 */
export const useLogScroll = ({ first, last, lastIsMine, start }: ShownMessages) => {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const atEnd = useRef(true);
  const before = useRef<{ first: string | undefined; last: string | undefined; height: number }>(undefined);
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const was = before.current;
    if (was === undefined) {
      toEnd(element);
      start.current?.scrollIntoView({ block: "start" });
    } else if (was.last !== last && lastIsMine) toEnd(element);
    else if (was.first !== first) element.scrollTop += element.scrollHeight - was.height;
    else if (atEnd.current) toEnd(element);
    before.current = { first, last, height: element.scrollHeight };
  }, [first, last, lastIsMine, start]);
  useEffect(() => {
    const element = log.current;
    if (element === null || !("ResizeObserver" in globalThis)) return undefined;
    const observer = new ResizeObserver(() => atEnd.current && toEnd(element));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  const onScroll = (): void => {
    const element = log.current;
    if (element === null) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    setAtEnd(atEnd.current);
  };
  return { log, isAtEnd, onScroll, scrollToEnd: () => log.current && toEnd(log.current) };
};
