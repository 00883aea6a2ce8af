import { type ReactNode, Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionOfAsker } from "#contract/checks/seller-questions.ts";
import { ShareButton } from "#web/bikes/card/ShareButton.tsx";
import { clockTime } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { sellerPath } from "./seller-api.ts";

const QrCode = lazy(async () => ({ default: (await import("#web/platform/ui/qr/QrCode.tsx")).QrCode }));

/** Shows the link for the seller until the answer comes. */
export function OpenQuestion({ question }: { question: QuestionOfAsker }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.sellerQuestions.asked, { returnObjects: true, skipInterpolation: true });
  const time = clockTime(question.openUntil, usePageLanguage());
  const link = new URL(`${sellerPath}#${question.sellerToken}`, location.origin).href;
  return (
    <>
      <h1>{texts.open}</h1>
      <p>{texts.openText}</p>
      <ShareButton url={link} title={texts.share} />
      <div className="seller-question__qr">
        <Suspense>
          <QrCode text={link} label={texts.qr} />
        </Suspense>
      </div>
      <p>{t(($) => $.sellerQuestions.asked.steps, { time })}</p>
      <output>{texts.waiting}</output>
      <p className="muted">{texts.keep}</p>
    </>
  );
}
