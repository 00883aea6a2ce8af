import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { BikeCode } from "#contract/stickers/bike-codes.ts";
import { formatShortCode } from "#contract/platform/short-code.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = { code: BikeCode; onVoid: () => void; onUnlink: () => void };

function Since({ code: { linkedAt, voidedAt, voidReason = "other" } }: { code: BikeCode }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (voidedAt === undefined)
    return <p className="muted">{t(($) => $.bikeCodes.since, { date: dayText(linkedAt, language) })}</p>;
  const reason = t(($) => $.bikeCodes.reasons[voidReason]);
  return (
    <p className="muted">{t(($) => $.bikeCodes.ended, { date: dayText(voidedAt, language), reason })}</p>
  );
}

export function CodeRow({ code, onVoid, onUnlink }: Props): ReactNode {
  const texts = useTexts(($) => $.bikeCodes);
  const isVoid = code.state === "void";
  const shown = formatShortCode(code.shortCode);
  return (
    <li className={`bikecode bikecode--${code.state}`}>
      <div>
        <b className="mono bikecode__short">{shown}</b>
        <p>{texts.kinds[code.kind]}</p>
        <Since code={code} />
      </div>
      {!isVoid && (
        <div className="bikecode__ways">
          <Link className="btn btn--quiet" to={`/qr/${code.uid}`} aria-label={`${texts.show} ${shown}`}>
            {texts.show}
          </Link>
          {code.kind === "sticker" && (
            <button
              type="button"
              className="btn btn--quiet"
              onClick={onUnlink}
              aria-label={`${texts.unlink} ${shown}`}
            >
              {texts.unlink}
            </button>
          )}
          <button
            type="button"
            className="btn btn--quiet"
            onClick={onVoid}
            aria-label={`${texts.void} ${shown}`}
          >
            {texts.void}
          </button>
        </div>
      )}
    </li>
  );
}
