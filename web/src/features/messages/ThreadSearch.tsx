import { Search, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";

type Props = { q: string; onWrite: (q: string) => void };

export function ThreadSearch({ q, onWrite }: Props): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const label = t(($) => $.messages.list.search);
  const clear = (): void => {
    onWrite("");
    field.current?.focus();
  };
  return (
    <search className="threadsearch">
      <Search size={20} aria-hidden="true" />
      <input
        ref={field}
        id="thread-search"
        type="text"
        aria-label={label}
        placeholder={label}
        value={q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onWrite(target.value)}
      />
      {q !== "" && (
        <button type="button" aria-label={t(($) => $.messages.list.clear)} onClick={clear}>
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}
