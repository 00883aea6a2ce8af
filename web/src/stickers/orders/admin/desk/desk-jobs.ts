import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import {
  type Desk,
  type Letter,
  letterWith,
  openSlip,
  openLetter,
  setAside,
  recordSticker,
  toScan,
  undoLast,
} from "./desk.ts";
import { type Meaning, meaningOf } from "./meaning-of.ts";

/** The requests of a round; only these save anything. */
export type Calls = {
  readonly link: (orderNumber: string, uid: string) => Promise<Order>;
  readonly unlink: (orderNumber: string, uid: string) => Promise<Order>;
  readonly step: (orderNumber: string, step: "pack" | "unpack") => Promise<Order>;
  readonly get: (orderNumber: string) => Promise<Order>;
};

/** The outcome of a job, shown to the packer. */
export type DeskResult =
  | Exclude<Meaning, { is: "right" }>
  | {
      readonly is: "right" | "packed";
      readonly letter: Letter;
      readonly uid: string | undefined;
      readonly left: number;
    }
  /** A sticker from a roll that is linked elsewhere, voided or unknown. */
  | { readonly is: "taken"; readonly uid: string }
  /** Someone else has changed the order. */
  | { readonly is: "moved"; readonly order: Order }
  | { readonly is: "undone" | "aside"; readonly letter: Letter }
  /** Nothing was saved, so the job can be retried. */
  | { readonly is: "failed"; readonly why: Error };

export type Bench = {
  readonly desk: () => Desk;
  readonly put: (desk: Desk) => void;
  readonly calls: Calls;
  readonly host: string;
};

/** Runs one job and returns its outcome. A failed job can be retried. */
export type Job = {
  readonly about: (desk: Desk) => string | undefined;
  readonly act: (bench: Bench, retried: boolean) => Promise<DeskResult | undefined>;
};

const ofOpen = ({ open }: Desk): string | undefined => open;
const ofLast = ({ done }: Desk): string | undefined => done.at(-1)?.orderNumber;

type Step = { readonly orderNumber: string; readonly name: "pack" | "unpack"; readonly retried: boolean };

/** Takes a step. A retry accepts that the step is already done, if the first response was lost. */
const takeStep = async ({ calls }: Bench, { orderNumber, name, retried }: Step): Promise<void> => {
  try {
    await calls.step(orderNumber, name);
  } catch (error) {
    if (!retried || !(error instanceof ProblemError) || error.code !== "order-moved") throw error;
    const { state } = await calls.get(orderNumber);
    if ((state === "packed") !== (name === "pack")) throw error;
  }
};

const takenCodes = new Set(["qr-code-taken", "qr-not-found"]);

/** Links a sticker; false if it is linked elsewhere, voided or unknown. */
const linksFreely = async ({ calls }: Bench, orderNumber: string, uid: string): Promise<boolean> => {
  try {
    await calls.link(orderNumber, uid);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && takenCodes.has(error.code)) return false;
    throw error;
  }
};

const takeSticker = async (
  bench: Bench,
  { letter, uid, links: linked, last: packed }: Extract<Meaning, { is: "right" }>,
  retried: boolean,
): Promise<DeskResult> => {
  const { orderNumber } = letter.order;
  if (linked && !(await linksFreely(bench, orderNumber, uid))) return { is: "taken", uid };
  if (packed) await takeStep(bench, { orderNumber, name: "pack", retried });
  bench.put(recordSticker(bench.desk(), { orderNumber, uid, linked, packed }));
  const now = letterWith(bench.desk(), orderNumber) ?? letter;
  return { is: packed ? "packed" : "right", letter: now, uid, left: toScan(now) - now.scanned.length };
};

export const scanJob = (text: string): Job => ({
  about: ofOpen,
  act: async (bench, retried) => {
    const meaning = meaningOf(bench.desk(), text, bench.host);
    if (meaning.is === "slip") bench.put(openSlip(bench.desk(), meaning.letter.order.orderNumber));
    return meaning.is === "right" ? takeSticker(bench, meaning, retried) : meaning;
  },
});

/** Packs an order of goods, which has no sticker to scan. */
export const packGoodsJob: Job = {
  about: ofOpen,
  act: async (bench, retried) => {
    const letter = openLetter(bench.desk());
    if (letter === undefined || toScan(letter) > 0) return undefined;
    const { orderNumber } = letter.order;
    await takeStep(bench, { orderNumber, name: "pack", retried });
    bench.put(recordSticker(bench.desk(), { orderNumber, uid: undefined, linked: false, packed: true }));
    return { is: "packed", letter, uid: undefined, left: 0 };
  },
};

export const undoJob: Job = {
  about: ofLast,
  act: async (bench, retried) => {
    const done = bench.desk().done.at(-1);
    if (done === undefined) return undefined;
    const { orderNumber, uid, linked, packed } = done;
    if (packed) await takeStep(bench, { orderNumber, name: "unpack", retried });
    if (linked && uid !== undefined) await bench.calls.unlink(orderNumber, uid);
    bench.put(undoLast(bench.desk()));
    const letter = openLetter(bench.desk());
    return letter && { is: "undone", letter };
  },
};

export const skipJob: Job = {
  about: ofOpen,
  act: async ({ desk, put }) => {
    const letter = openLetter(desk());
    put(setAside(desk()));
    return letter && { is: "aside", letter };
  },
};
