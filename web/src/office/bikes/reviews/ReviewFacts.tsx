import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OpenedBikeReview } from "#contract/office/bike-admin.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";

type Props = { review: OpenedBikeReview };

function useChecks({ checks }: OpenedBikeReview): string | undefined {
  const { t } = useTranslation();
  if (checks === undefined) return undefined;
  const texts = t(($) => $.bikeAdmin.review.checks, { returnObjects: true });
  const yes = (found: boolean): string => (found ? texts.found : texts.notFound);
  return [
    `${texts.frameNumber}: ${texts.numbers[checks.frameNumber]}`,
    `${texts.personalNumber}: ${yes(checks.personalNumber)}`,
    `${texts.seller}: ${yes(checks.seller)}`,
  ].join(" · ");
}

const listed = (texts: readonly string[]): ReactNode =>
  texts.length === 0 ? undefined : (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

function SameReceipt({ review: { sameReceipt } }: Props): ReactNode {
  const texts = useTexts(($) => $.bikeAdmin.review);
  return (
    <ul>
      {sameReceipt.map(({ bikeId, frameNumber, owner, sameOwner, receiptUrl }) => (
        <li key={bikeId}>
          {frameNumber}, {sameOwner ? texts.same : (owner?.fullName ?? texts.noOwner)}
          {receiptUrl !== undefined && (
            <>
              {" · "}
              <a href={receiptUrl} target="_blank" rel="noreferrer">
                {texts.theirReceipt}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export function ReviewFacts({ review }: Props): ReactNode {
  const language = usePageLanguage();
  const checks = useChecks(review);
  const { bike, owner, reading, frameNumberRead, lookalikes, former, formerNumbers } = review;
  const texts = useTexts(($) => $.bikeAdmin.review);
  const sameReceipt = review.sameReceipt.length > 0 ? <SameReceipt review={review} /> : undefined;
  const read = [reading?.brand?.value, reading?.model?.value].filter((part) => part !== undefined).join(" ");
  return (
    <Facts
      facts={[
        [texts.checked, checks],
        [texts.readAgainst, frameNumberRead === bike.frameNumber ? undefined : frameNumberRead],
        [texts.read, read === "" ? undefined : read],
        [texts.identity, owner && texts.levels[owner.identityLevel]],
        [texts.personalNumber, owner?.personalNumberMasked],
        [
          texts.lookalikes,
          listed(
            lookalikes.map(
              ({ frameNumber, stolen }) => `${frameNumber}${stolen ? ` (${texts.stolen})` : ""}`,
            ),
          ),
        ],
        [
          texts.former,
          listed(
            former.map(({ deletedAt, sameOwner, owner: other, store }) => {
              const who = sameOwner ? texts.same : (store ?? other?.fullName ?? texts.noOwner);
              return `${who}, ${dayText(deletedAt, language)}`;
            }),
          ),
        ],
        [texts.formerNumbers, listed(formerNumbers)],
        [texts.sameReceipt, sameReceipt],
      ]}
    />
  );
}
