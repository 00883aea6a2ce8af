import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type StoreInventory, minActiveCodes } from "#contract/stickers/inventory.ts";
import { codesOnRoll } from "#contract/stickers/rolls.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./stock-figures.css";

type Props = { stock: StoreInventory };

function Lasts({ stock: { perDay, lastsUntil } }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (perDay === undefined) return null;
  const pace = perDay.toLocaleString(language);
  if (lastsUntil === undefined) return <p>{t(($) => $.inventory.stock.lastsLong, { perDay: pace })}</p>;
  const date = dayText(`${lastsUntil}T12:00:00Z`, language);
  return <p>{t(($) => $.inventory.stock.lasts, { date, perDay: pace })}</p>;
}

export function StockFigures({ stock }: Props): ReactNode {
  const { t } = useTranslation();
  const { rolls, active } = stock;
  const words = t(($) => $.inventory.stock, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <p>
        {t(($) => $.inventory.stock.active, { count: active })}
        <meter
          className="stockfigures__meter"
          min={0}
          max={Math.max(codesOnRoll, active)}
          low={minActiveCodes}
          value={active}
          aria-label={words.activeLabel}
        />
      </p>
      <p>{rolls > 0 ? t(($) => $.inventory.stock.rolls, { count: rolls }) : words.noRolls}</p>
      <Lasts stock={stock} />
      {rolls <= 0 && active < minActiveCodes && <p className="stockfigures__out">{words.out}</p>}
    </>
  );
}
