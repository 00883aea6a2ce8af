import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import { vatPercent } from "#contract/platform/vat.ts";
import { type StoreReceipt, vatOfKronor } from "#contract/shops/sales/receipts.ts";
import { warrantyEnd } from "#contract/bikes/warranty.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import type { PaperLine, PaperLines } from "#web/points/paper-receipt/paper-lines.ts";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";

const words = () => i18next.t(($) => $.storeReceipts, { returnObjects: true, skipInterpolation: true });

const known = (lines: readonly (readonly [term: string, value: string | undefined])[]): PaperLine[] =>
  lines.flatMap(([term, value]) => (value === undefined ? [] : [[term, value] as const]));

const warrantyOf = ({ warrantyMonths: count, issuedAt }: StoreReceipt, language: Language) => {
  if (count === undefined) return undefined;
  const date = dayText(`${warrantyEnd(issuedAt, count)}T12:00:00Z`, language);
  return i18next.t(($) => $.storeReceipts.warrantyUntil, { count, date });
};

const factsOf = (receipt: StoreReceipt, language: Language): PaperLine[] => {
  const texts = words();
  const { number, issuedAt, credits, reason, tillNumber } = receipt;
  const isNote = credits !== undefined;
  return known([
    [texts.number, String(number)],
    [texts.date, dayText(issuedAt, language)],
    [texts.credits, isNote ? String(credits) : undefined],
    [texts.reason, isNote ? (reason ?? texts.takenBack) : undefined],
    [texts.tillNumber, tillNumber],
    [texts.warranty, isNote ? undefined : warrantyOf(receipt, language)],
  ]);
};

/** Amounts on a credit note are negative. */
const sumsOf = ({ amount, credits }: StoreReceipt, language: Language): PaperLine[] => {
  if (amount === undefined) return [];
  const texts = words();
  const sign = credits === undefined ? 1 : -1;
  const money = (ore: number): string => moneyText(sign * ore, language, { as: "receipt" });
  const vat = vatOfKronor(amount);
  return [
    [texts.net, money(amount * 100 - vat)],
    [i18next.t(($) => $.storeReceipts.vat, { percent: vatPercent }), money(vat)],
    [credits === undefined ? texts.total : texts.totalBack, money(amount * 100)],
  ];
};

const sellerOf = ({ store }: StoreReceipt): string[] => {
  const { name, chain, address, city, organisationNumber: number, phone, email } = store;
  const lines = [
    chain === undefined ? name : `${name}, ${chain}`,
    address ?? city,
    number && i18next.t(($) => $.storeReceipts.organisationNumber, { number }),
    phone && i18next.t(($) => $.storeReceipts.phone, { phone: writtenPhone(phone) }),
    email,
  ];
  return lines.filter((line) => line !== undefined);
};

const noticeOf = ({ state, credited, amount = 0 }: StoreReceipt, language: Language): string | undefined => {
  const shown = { credited: kronorText(credited, language), amount: kronorText(amount, language) };
  if (state === "partly-credited") return i18next.t(($) => $.storeReceipts.partlyCredited, shown);
  return state === "credited" ? i18next.t(($) => $.storeReceipts.wholeCredited, shown) : undefined;
};

/** The content of a receipt or credit note. Requires the texts to be loaded. */
export const storeReceiptLines = (receipt: StoreReceipt, language: Language): PaperLines => {
  const texts = words();
  const { bike, credits, amount, store } = receipt;
  const [type, colour] = [
    i18next.t(($) => $.vocabulary.types[bike.type]),
    i18next.t(($) => $.vocabulary.colours[bike.color]),
  ];
  return {
    title: credits === undefined ? texts.receipt : texts.creditNote,
    notice: noticeOf(receipt, language),
    facts: factsOf(receipt, language),
    item: `${bike.brand} ${bike.model}`,
    itemNotes: [
      i18next.t(($) => $.storeReceipts.frameNumber, { number: bike.frameNumber }),
      `${type}, ${colour.toLowerCase()}`,
      ...(amount === undefined ? [texts.noPrice] : []),
    ],
    sums: sumsOf(receipt, language),
    seller: sellerOf(receipt),
    text: store.text,
    words: { item: texts.item, amount: texts.amount, seller: texts.seller },
  };
};
