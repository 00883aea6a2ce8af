import { CircleX, Search } from "lucide-react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { documentAddress } from "#contract/people/documents.ts";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import type { ScanHandlers } from "#web/stickers/scan/use-scanned-codes.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  scan: ScanHandlers;
  ref: RefObject<HTMLInputElement | null>;
};

export const searchForm = "search-field-form";

function Box({ value, onChange, scan, ref }: Omit<Props, "onSubmit">): ReactNode {
  const { t } = useTranslation();
  const clear = (): void => {
    onChange("");
    ref.current?.focus();
  };
  return (
    <div className="sfield__box">
      <Search size={20} aria-hidden="true" />
      <input
        ref={ref}
        id="search-field"
        name="q"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t(($) => $.search.placeholder)}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {value !== "" && (
        <button type="button" className="sfield__icon" aria-label={t(($) => $.search.clear)} onClick={clear}>
          <CircleX size={20} aria-hidden="true" />
        </button>
      )}
      <ScanButton className="sfield__icon sfield__icon--scan" short {...scan} />
    </div>
  );
}

/**
 * Accepts words, a frame number or a scanned code. Before the scripts load, the form opens the
 * search page.
 */
export function SearchField({ onSubmit, ...box }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form
        id={searchForm}
        className="sfield"
        action={documentAddress("/bike-search", language)}
        onSubmit={submit}
        noValidate
      >
        <label className="sr" htmlFor="search-field">
          {t(($) => $.search.field)}
        </label>
        <Box {...box} />
        <button type="submit" className="btn btn--primary btn--lg">
          {t(($) => $.search.submitShort)}
        </button>
      </form>
    </search>
  );
}
