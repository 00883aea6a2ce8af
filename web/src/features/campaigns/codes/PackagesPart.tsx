import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  packages: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** Which packages a code is for. */
export function PackagesPart({ packages, chosen, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.form, { returnObjects: true });
  return (
    <fieldset className="campaign-form__choice">
      <legend>{texts.packages}</legend>
      <p className="muted">{texts.packagesHint}</p>
      {packages.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {id}
        </label>
      ))}
    </fieldset>
  );
}
