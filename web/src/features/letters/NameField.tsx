import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = { names: readonly string[]; chosen: string; onChoose: (name: string) => void };

export function NameField({ names, chosen, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <label className="letters__pick">
      {t(($) => $.letters.letter)}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
