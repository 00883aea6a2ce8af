import type { TFunction } from "i18next";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { nameOf, summaryOf } from "#web/stickers/orders/admin/order-words.ts";
import { type Desk, type Letter, openLetter, toScan, wantedOf } from "./desk.ts";
import type { DeskResult } from "./desk-jobs.ts";

export type Words = {
  /** `right` is green, `wrong` striped yellow. */
  readonly tone: "right" | "wrong" | "plain";
  readonly title: string;
  readonly text: string;
};

export const shownCode = (uid: string): string => formatShortCode(shortCodeOf(uid));

type Of<Kind extends DeskResult["is"]> = Extract<DeskResult, { is: Kind }>;

const ofSlip = (t: TFunction, letter: Letter): Words => {
  const name = nameOf(letter.order);
  const wanted = wantedOf(letter);
  const words = (of: "slip" | "slipRoll" | "slipGoods", text: string): Words => ({
    tone: "plain",
    title: t(($) => $.packing.said[of].title),
    text,
  });
  if (toScan(letter) === 0) {
    const what = summaryOf(t, letter.order);
    return words(
      "slipGoods",
      t(($) => $.packing.said.slipGoods.text, { what, name }),
    );
  }
  if (wanted === undefined)
    return words(
      "slipRoll",
      t(($) => $.packing.said.slipRoll.text, { name }),
    );
  return words(
    "slip",
    t(($) => $.packing.said.slip.text, { name, code: shownCode(wanted) }),
  );
};

const ofRight = (t: TFunction, { is, letter, uid, left }: Of<"right" | "packed">): Words => {
  const name = nameOf(letter.order);
  const title = t(($) => $.packing.said.right.title);
  if (is === "right")
    return { tone: "right", title, text: t(($) => $.packing.said.right.text, { count: left, name }) };
  const of = uid === undefined ? "packedGoods" : "packed";
  return {
    tone: "right",
    title: t(($) => $.packing.said[of].title),
    text: t(($) => $.packing.said[of].text, { name }),
  };
};

const ofWrong = (t: TFunction, { owner, wanted }: Of<"wrong">, open: Letter | undefined): Words => {
  const title = t(($) => $.packing.said.wrong.title);
  const of = owner === undefined ? "" : nameOf(owner.order);
  const wrong = (text: string): Words => ({ tone: "wrong", title, text });
  if (wanted === undefined)
    return wrong(
      owner === undefined
        ? t(($) => $.packing.said.wrong.full, { name: open === undefined ? "" : nameOf(open.order) })
        : t(($) => $.packing.said.wrong.roll, { owner: of }),
    );
  const code = shownCode(wanted);
  return wrong(
    owner === undefined
      ? t(($) => $.packing.said.wrong.other, { code })
      : t(($) => $.packing.said.wrong.owned, { owner: of, code }),
  );
};

const wantedWords = (t: TFunction, wanted: string | undefined, said: Of<"again" | "unfinished">): string => {
  const code = wanted === undefined ? "" : shownCode(wanted);
  if (said.is === "again")
    return wanted === undefined
      ? t(($) => $.packing.said.again.roll)
      : t(($) => $.packing.said.again.text, { code });
  const name = nameOf(said.letter.order);
  return wanted === undefined
    ? t(($) => $.packing.said.unfinished.roll, { name })
    : t(($) => $.packing.said.unfinished.text, { name, code });
};

const ofSlipFirst = (t: TFunction, { owner }: Of<"slip-first">): string =>
  owner === undefined
    ? t(($) => $.packing.said.slipFirst.other)
    : t(($) => $.packing.said.slipFirst.owned, { owner: nameOf(owner.order) });

const ofCancelled = (t: TFunction, order: Order): Words => {
  const of = order.kind === "customer" ? "customer" : "store";
  return {
    tone: "wrong",
    title: t(($) => $.packing.said.cancelled.title),
    text: t(($) => $.packing.said.cancelled[of], { name: nameOf(order) }),
  };
};

const ofMoved = (t: TFunction, { order }: Of<"moved">): Words => {
  if (order.state === "cancelled") return ofCancelled(t, order);
  const state = t(($) => $.orders.states[order.state]);
  const text = t(($) => $.packing.said.moved.text, { name: nameOf(order), state });
  return { tone: "wrong", title: t(($) => $.packing.said.moved.title), text };
};

const named = (t: TFunction, of: "already" | "undone" | "aside", { order }: Letter): Words => ({
  tone: "plain",
  title: t(($) => $.packing.said[of].title),
  text: t(($) => $.packing.said[of].text, { name: nameOf(order) }),
});

type Refused = Of<"again" | "unfinished" | "slip-first" | "other-slip" | "taken" | "foreign" | "failed">;

const refusals = {
  again: "again",
  unfinished: "unfinished",
  "slip-first": "slipFirst",
  "other-slip": "otherSlip",
  taken: "taken",
  foreign: "foreign",
  failed: "failed",
} as const satisfies Record<Refused["is"], string>;

const refusalText = (t: TFunction, said: Refused): string => {
  switch (said.is) {
    case "again":
    case "unfinished":
      return wantedWords(t, said.wanted, said);
    case "slip-first":
      return ofSlipFirst(t, said);
    case "other-slip":
      return t(($) => $.packing.said.otherSlip.text, { number: said.orderNumber });
    case "taken":
    case "foreign":
      return t(($) => $.packing.said[said.is].text);
    case "failed":
      return t(($) => $.packing.said.failed.text, { why: failureText(said.why) });
  }
};

/** Describes the last result briefly enough to be read from two metres. */
export const resultWords = (t: TFunction, said: DeskResult, desk: Desk): Words => {
  switch (said.is) {
    case "slip":
      return ofSlip(t, said.letter);
    case "right":
    case "packed":
      return ofRight(t, said);
    case "wrong":
      return ofWrong(t, said, openLetter(desk));
    case "packed-already":
      return named(t, "already", said.letter);
    case "undone":
    case "aside":
      return named(t, said.is, said.letter);
    case "moved":
      return ofMoved(t, said);
    default:
      return {
        tone: "wrong",
        title: t(($) => $.packing.said[refusals[said.is]].title),
        text: refusalText(t, said),
      };
  }
};
