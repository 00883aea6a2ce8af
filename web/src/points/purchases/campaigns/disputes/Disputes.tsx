import { useInfiniteQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { caseIdOf } from "#contract/office/todo.ts";
import type { Dispute } from "#contract/points/disputes.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { personPath } from "#web/people/person-path.ts";
import { disputesQuery } from "#web/points/purchases/campaigns/campaigns-api.ts";
import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";

/** Lists the facts of a payment as lines to send to the bank. Requires the texts of `purchases` and `pointsHistory`. */
const evidenceText = (
  { paymentId, changes }: Dispute,
  purchase: NonNullable<Dispute["purchase"]>,
  language: Language,
): string => {
  const texts = i18next.t(($) => $.campaigns.disputes.facts, { returnObjects: true });
  const { orderNumber, receiptNumber, price, points, paidAt, method, refundedAt, isStores } = purchase;
  const facts: (readonly [string, string | undefined])[] = [
    [texts.order, orderNumber],
    [texts.receipt, receiptNumber === undefined ? undefined : String(receiptNumber)],
    [texts.payment, paymentId],
    [texts.paid, paidAt === undefined ? undefined : dayText(paidAt, language)],
    [texts.price, moneyText(price, language)],
    [texts.method, method === undefined ? undefined : i18next.t(($) => $.purchases.methods[method])],
    [texts.points, String(points)],
    [texts.refunded, refundedAt === undefined ? undefined : dayText(refundedAt, language)],
  ];
  const known = facts.flatMap(([term, value]) => (value === undefined ? [] : [`${term}: ${value}`]));
  const uses = changes.map(({ at, reason, amount, text }) =>
    [dayText(at, language), i18next.t(($) => $.pointsHistory.reasons[reason]), text, String(amount)]
      .filter((part) => part !== undefined)
      .join(", "),
  );
  return [...known, isStores ? texts.store : texts.waived, `${texts.since}:`, ...uses].join("\n");
};

function DisputeLinks({ dispute }: { dispute: Dispute }): ReactNode {
  const texts = useTexts(($) => $.campaigns.disputes);
  const { id, paymentId, purchase, needsAnswer } = dispute;
  return (
    <p>
      <a className="btn btn--ghost" href={`https://dashboard.stripe.com/disputes/${id}`}>
        {needsAnswer ? texts.answer : texts.show}
      </a>{" "}
      {purchase && (
        <Link
          className="btn btn--ghost"
          to={personPath(purchase.userId, { from: { queue: "disputes", caseId: caseIdOf(paymentId, id) } })}
        >
          {texts.buyer}
        </Link>
      )}
    </p>
  );
}

function Evidence({ dispute }: { dispute: Dispute }): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.campaigns.disputes);
  const id = useId();
  if (!dispute.purchase) return <p role="note">{texts.unknown}</p>;
  const text = evidenceText(dispute, dispute.purchase, language);
  return (
    <div className="field">
      <label htmlFor={id}>{texts.evidence}</label>
      <textarea id={id} readOnly rows={Math.min(12, text.split("\n").length)} value={text} />
      <p>{texts.evidenceHint}</p>
    </div>
  );
}

function DisputeCard({ dispute }: { dispute: Dispute }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const { amount, since, dueBy, needsAnswer, purchase, status } = dispute;
  const texts = useTexts(($) => $.campaigns.disputes);
  const ended = status === "won" ? texts.won : status === "lost" ? texts.lost : texts.answered;
  return (
    <article className="card case" aria-labelledby={heading}>
      <div className="ways ways--apart">
        <h2 id={heading}>{purchase ? purchase.orderNumber : texts.unknownName}</h2>
        <Badge tone={needsAnswer ? "review" : "unknown"}>{needsAnswer ? texts.waiting : ended}</Badge>
        <b>{moneyText(amount, language)}</b>
      </div>
      <p>
        {t(($) => $.campaigns.disputes.since, { day: dayText(since, language) })}{" "}
        {needsAnswer && dueBy !== undefined && (
          <b>{t(($) => $.campaigns.disputes.dueBy, { day: dayText(dueBy, language) })}</b>
        )}
      </p>
      <Evidence dispute={dispute} />
      <DisputeLinks dispute={dispute} />
    </article>
  );
}

/** Lists payments that buyers dispute at their bank. Administrators answer them in the payment service. */
export function Disputes(): ReactNode {
  const query = useInfiniteQuery(disputesQuery);
  const empty = useTexts(($) => $.campaigns.disputes.empty);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<EmptyList icon={Landmark} {...empty} />}
      keyOf={({ id }) => id}
    >
      {(dispute) => <DisputeCard dispute={dispute} />}
    </PagedList>
  );
}
