import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Quote } from "#contract/points/purchases.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { Code } from "./use-code.ts";
import "#web/platform/ui/field/field.css";

const useEffectText = (quote: Quote | undefined): string | undefined => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (quote?.code === undefined) return undefined;
  const { code, price, fullPrice, bonusPoints } = quote;
  return bonusPoints > 0
    ? t(($) => $.order.code.bonus, { code, points: bonusPoints })
    : t(($) => $.order.code.percent, { code, saved: moneyText(fullPrice - price, language) });
};

function Typing({ id, code }: { id: string; code: Code }): ReactNode {
  const texts = useTexts(($) => $.order.code);
  return (
    <div className="ways code">
      <input
        id={id}
        className="mono"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code.typed}
        aria-describedby={`${id}-news`}
        aria-invalid={code.failure !== undefined}
        onChange={({ target }) => code.type(target.value)}
      />
      <button type="submit" className="btn btn--ghost">
        {texts.apply}
      </button>
      {code.isUsed && (
        <button type="button" className="btn btn--quiet" onClick={code.remove}>
          {texts.remove}
        </button>
      )}
    </div>
  );
}

export function CodeField({ code }: { code: Code }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const effect = useEffectText(code.quote);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    code.apply();
  };
  return (
    <form
      className={code.failure === undefined ? "field" : "field field--wrong"}
      onSubmit={submit}
      noValidate
    >
      <label htmlFor={id}>{t(($) => $.order.code.label)}</label>
      <Typing id={id} code={code} />
      <div id={`${id}-news`}>
        <p role="alert" className="field__fault">
          {code.failure}
        </p>
        <output className="code__effect">{code.isChecking ? t(($) => $.order.code.checking) : effect}</output>
      </div>
    </form>
  );
}
