import { type ReactNode, type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Props = {
  box: RefObject<HTMLInputElement | null>;
  checked: boolean;
  missing: boolean;
  onChange: (checked: boolean) => void;
};

/** Without this consent a service may not begin before the time to withdraw is over. */
export function BeginAtOnce({ box, checked, missing, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const id = useId();
  const texts = t(($) => $.order.pay, { returnObjects: true, skipInterpolation: true });
  return (
    <div className={missing ? "begin begin--missing" : "begin"}>
      <label className="begin__label">
        <input
          type="checkbox"
          ref={box}
          checked={checked}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={missing}
          onChange={({ target }) => onChange(target.checked)}
        />
        {texts.begin}
      </label>
      <p className="begin__hint" id={`${id}-hint`}>
        {texts.beginHint}{" "}
        <Link to={pageAddress("/terms", language)} target="_blank">
          {texts.terms}
        </Link>
      </p>
      <p className="begin__fault" id={`${id}-fault`} role="alert">
        {missing && texts.beginFirst}
      </p>
    </div>
  );
}
