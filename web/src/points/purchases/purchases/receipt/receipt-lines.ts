import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import { vatPercent } from "#contract/platform/vat.ts";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { unreversedMoney } from "#contract/points/withdrawal.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { packageText } from "#web/points/purchases/purchases/purchase-text.ts";
import type { PaperLine, PaperLines } from "#web/points/paper-receipt/paper-lines.ts";

const companyFacts = ({ company, purchase, boughtBy }: PurchaseReceipt): PaperLine[] => {
  const texts = i18next.t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  if (company === undefined) return [];
  const { street, postalCode, city, organisationNumber, vatNumber } = company;
  const town = [postalCode, city].filter(Boolean).join(" ");
  const known = [
    [texts.buyerAddress, [street, town].filter(Boolean).join(", ")],
    [texts.buyerNumber, organisationNumber],
    [texts.buyerVatNumber, vatNumber],
    [texts.reference, purchase.reference],
    [texts.boughtBy, boughtBy],
  ] as const;
  return known.flatMap(([term, value]) => (value === undefined ? [] : [[term, value] as const]));
};

const invoiceFacts = (
  { purchase: { invoice, orderNumber }, seller: { bankgiro } }: PurchaseReceipt,
  language: Language,
): PaperLine[] => {
  if (invoice === undefined) return [];
  const texts = i18next.t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  return [
    [texts.dueOn, dayText(invoice.dueOn, language)],
    ...(bankgiro === undefined ? [] : [[texts.bankgiro, bankgiro] as const]),
    [texts.payWith, orderNumber],
    ...(invoice.paidAt === undefined ? [] : [[texts.paidOn, dayText(invoice.paidAt, language)] as const]),
  ];
};

const factsOf = (receipt: PurchaseReceipt, language: Language): PaperLine[] => {
  const { purchase, buyerName } = receipt;
  const texts = i18next.t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const { receiptNumber, orderNumber, paidAt, method, invoice } = purchase;
  const [number, date] = invoice ? [texts.invoiceNumber, texts.invoiceDate] : [texts.number, texts.date];
  return [
    ...(receiptNumber === undefined ? [] : [[number, String(receiptNumber)] as const]),
    [texts.order, orderNumber],
    ...(paidAt === undefined ? [] : [[date, dayText(paidAt, language)] as const]),
    ...invoiceFacts(receipt, language),
    [texts.buyer, buyerName],
    ...companyFacts(receipt),
    ...(method === undefined ? [] : [[texts.method, i18next.t(($) => $.purchases.methods[method])] as const]),
  ];
};

const sumsOf = ({ purchase: { price, vat } }: PurchaseReceipt, language: Language): PaperLine[] => {
  const texts = i18next.t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const money = (ore: number): string => moneyText(ore, language, { as: "receipt" });
  return [
    [texts.net, money(price - vat)],
    [i18next.t(($) => $.purchases.receipt.vat, { percent: vatPercent }), money(vat)],
    [texts.total, money(price)],
  ];
};

const sellerOf = ({ seller }: PurchaseReceipt): string[] => [
  seller.name,
  seller.address,
  i18next.t(($) => $.purchases.receipt.organisationNumber, { number: seller.organisationNumber }),
  i18next.t(($) => $.purchases.receipt.vatNumber, { number: seller.vatNumber }),
  seller.email,
];

/** Lists refunded money: partial reversals first, then the rest. */
const noticeOf = ({ purchase }: PurchaseReceipt, language: Language): string | undefined => {
  const { refundedAt, reversedMoney = 0, reversedAt } = purchase;
  const back = [
    [reversedAt, reversedMoney],
    [refundedAt, unreversedMoney(purchase)],
  ] as const;
  const lines = back.flatMap(([at, money]) => {
    if (at === undefined || money === 0) return [];
    const words = { date: dayText(at, language), price: moneyText(money, language, { as: "receipt" }) };
    const isInvoice = purchase.invoice !== undefined;
    return [
      isInvoice
        ? i18next.t(($) => $.purchases.receipt.credited, words)
        : i18next.t(($) => $.purchases.receipt.refunded, words),
    ];
  });
  return lines.length === 0 ? undefined : lines.join(" · ");
};

/** Requires that the `purchases` texts are loaded. */
export const receiptLines = (receipt: PurchaseReceipt, language: Language): PaperLines => {
  const texts = i18next.t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const { packageId, quantity, invoice, points, bonusPoints, code } = receipt.purchase;
  const id = packageText(packageId, quantity);
  return {
    title: invoice ? texts.invoiceTitle : texts.title,
    words: { item: texts.item, amount: texts.amount, seller: texts.seller },
    facts: factsOf(receipt, language),
    item: i18next.t(($) => $.purchases.receipt.points, { id, points }),
    itemNotes: [
      ...(bonusPoints > 0 ? [i18next.t(($) => $.purchases.receipt.bonus, { points: bonusPoints })] : []),
      ...(code === undefined ? [] : [i18next.t(($) => $.purchases.receipt.code, { code })]),
    ],
    sums: sumsOf(receipt, language),
    seller: sellerOf(receipt),
    notice: noticeOf(receipt, language),
  };
};
