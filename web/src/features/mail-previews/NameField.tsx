import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListedPreview } from "#contract/mail-previews.ts";

type Props = { previews: readonly ListedPreview[]; chosen: string; onChoose: (name: string) => void };

export function NameField({ previews, chosen, onChoose }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "sv";
  const sorted = previews.toSorted((one, other) =>
    one.title[language].localeCompare(other.title[language], language),
  );
  return (
    <label className="mail-previews__pick">
      {t(($) => $.mailPreviews.mail)}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {sorted.map(({ name, title }) => (
          <option key={name} value={name}>
            {title[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
