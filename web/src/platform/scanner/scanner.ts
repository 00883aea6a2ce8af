import { flushSync } from "react-dom";
import { takesText } from "#web/platform/ui/key-target.ts";
import { writeValue, type Field } from "#web/platform/ui/write-value.ts";
import { type Burst, keyBurst } from "./key-burst.ts";

export type Taker = {
  /** False if the text belongs in the field it was typed into. With `isFast` false it may be typed by hand. */
  readonly isMeant: (text: string, target: EventTarget | null, isFast: boolean) => boolean;
  readonly accept: (text: string) => void;
  /** Called when the start of a scan was lost because the page was still loading. */
  readonly onCutScan?: () => void;
  /** True while it cannot handle a scan yet. */
  readonly isBusy: () => boolean;
};

/** The field a key was typed into and its value before; the key may move the focus. */
type Touched = { into: { readonly field: Field; readonly value: string } | undefined };
type Waiting = {
  readonly text: string;
  readonly isWhole: boolean;
  readonly path: string;
  readonly until: number;
};
type Queue = {
  (event: KeyboardEvent): void;
  /** The time from which the queue records. */
  readonly since: number;
  readonly keys: { readonly event: KeyboardEvent; readonly path: string }[];
};

declare global {
  /** Set by web/head/queued-keys.js. */
  var queuedKeys: Queue | undefined;
}

/** Milliseconds a scan waits for its page to load. */
const patience = 30_000;
/** Milliseconds; a scan this soon after the page's first script may have lost its start. */
const mayBeCut = 200;
/** Milliseconds; some scanners end with two keys this close together. */
const maxPauseOfEnd = 60;

/** The last one handles scans, so that an open dialog goes first. */
const takers: Taker[] = [];
let waiting: readonly Waiting[] = [];
let endedAt = -Infinity;
let listeningSince = -Infinity;
let latest: Touched = { into: undefined };
const burst = keyBurst<Touched>();

const fieldAt = (target: EventTarget | null): Touched["into"] =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
    ? { field: target, value: target.value }
    : undefined;

/** Restores the fields to their values before the scan; a field cleared in the meantime stays empty. */
const restoreFields = (touched: Burst<Touched>["touched"]): void => {
  const before = new Map<Field, string>();
  for (const { into } of touched)
    if (into !== undefined && (into.value === "" || !before.has(into.field)))
      before.set(into.field, into.value);
  flushSync(() => {
    for (const [field, value] of before)
      if (field.isConnected && field.value !== "" && field.value !== value) writeValue(field, value);
  });
};

const stop = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Delivers waiting scans one by one: each must see the changes of the one before. */
const deliver = (): void => {
  const taker = takers.at(-1);
  waiting = waiting.filter(({ path, until }) => path === location.pathname && performance.now() < until);
  const [first] = waiting;
  if (taker === undefined || first === undefined || taker.isBusy()) return;
  waiting = waiting.slice(1);
  flushSync(() => (first.isWhole ? taker.accept(first.text) : taker.onCutScan?.()));
  deliver();
};

const enqueue = ({ text, begunAt }: Burst<Touched>, until: number): void => {
  const isWhole = begunAt - listeningSince > mayBeCut;
  waiting = [...waiting, { text, isWhole, path: location.pathname, until }];
};

const handleScan = (scanned: Burst<Touched>, event: KeyboardEvent): void => {
  const { text, touched, isFast } = scanned;
  const taker = takers.at(-1);
  // Without a taker the page is still loading. Text typed into a field stays there.
  if (taker === undefined) {
    if (isFast && touched.every(({ into }) => into === undefined))
      enqueue(scanned, event.timeStamp + patience);
    return;
  }
  if (!taker.isMeant(text, event.target, isFast)) return;
  stop(event);
  endedAt = event.timeStamp;
  restoreFields(touched);
  enqueue(scanned, Infinity);
  deliver();
};

const isSecret = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === "password";

const press = (event: KeyboardEvent): void => {
  const { key, target, timeStamp, ctrlKey, metaKey, isComposing, repeat } = event;
  if (ctrlKey || metaKey || isComposing || repeat || isSecret(target)) return;
  if ((key === "Enter" || key === "Tab") && timeStamp - endedAt < maxPauseOfEnd) return stop(event);
  endedAt = -Infinity;
  latest = { into: fieldAt(target) };
  const scanned = burst.next({ key, at: timeStamp, where: latest });
  if (scanned !== undefined) handleScan(scanned, event);
  // Keys of a scan must not trigger shortcuts or press buttons.
  else if (takers.length > 0 && !takesText(target) && key.length === 1 && burst.isRunning()) stop(event);
};

/** Also runs on a paste: an Enter after it comes from a person, not from the scanner. */
const noteInput = ({ target }: Event): void => {
  endedAt = -Infinity;
  if (latest.into?.field !== target) latest.into = fieldAt(target);
};

/** Takes over the keys recorded by the script in the document's head. */
const listen = (): void => {
  window.addEventListener("keydown", press, { capture: true });
  window.addEventListener("beforeinput", noteInput, { capture: true });
  const queue = globalThis.queuedKeys;
  if (queue === undefined) return;
  globalThis.queuedKeys = undefined;
  listeningSince = queue.since;
  window.removeEventListener("keydown", queue, { capture: true });
  for (const { event, path } of queue.keys) if (path === location.pathname) press(event);
};

/** Call it when a busy taker is ready again. */
export const deliverWaiting = (): void => queueMicrotask(deliver);

/** Sends scans to this taker, including those waiting; returns a function that removes it. */
export const addTaker = (taker: Taker): (() => void) => {
  // Adding the same listener twice has no effect.
  listen();
  takers.push(taker);
  deliverWaiting();
  return () => void takers.splice(takers.indexOf(taker), 1);
};
