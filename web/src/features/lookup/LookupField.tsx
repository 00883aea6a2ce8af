import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/i18n/problem-text.ts";
import { PlateSearch } from "#web/ui/plate-search/PlateSearch.tsx";
import { searchOf } from "./search.ts";
import { useSlashFocus } from "./use-slash-focus.ts";

type Props = { typed: string; onSearch: (typed: string) => void };

export function LookupField({ typed, onSearch }: Props): ReactNode {
  const { t } = useTranslation();
  const [value, setValue] = useState(typed);
  const [asked, setAsked] = useState(typed !== "");
  const field = useRef<HTMLInputElement>(null);
  useSlashFocus(field);
  const search = searchOf(value);
  const error = asked && search.state === "invalid" ? ruleText(search.rule) : undefined;
  const submit = (): void => {
    setAsked(true);
    if (search.state === "ready") onSearch(value.trim());
    else field.current?.focus();
  };
  return (
    <PlateSearch
      ref={field}
      id="frame-number"
      value={value}
      onChange={setValue}
      onSubmit={submit}
      label={t(($) => $.common.frameNumber)}
      placeholder={t(($) => $.lookup.placeholder)}
      button={t(($) => $.lookup.submit)}
      error={error}
    />
  );
}
