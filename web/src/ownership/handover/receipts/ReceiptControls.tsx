import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { firstYear } from "#contract/platform/calendar-date.ts";
import { ReceiptGroup } from "#contract/ownership/ownership-receipts.ts";
import { today } from "#web/platform/ui/form/today.ts";
import type { Filter } from "./queries.ts";

/** Empty for all groups. */
export type GroupFilter = ReceiptGroup | "";

type Props = {
  readonly filter: Filter;
  readonly shown: GroupFilter;
  readonly onFilter: (filter: Filter) => void;
  readonly onShown: (shown: GroupFilter) => void;
};

const years = (): string[] => {
  const now = Number(today().slice(0, 4));
  return Array.from({ length: now - firstYear + 1 }, (_, ago) => String(now - ago));
};

export function ReceiptControls({ filter, shown, onFilter, onShown }: Props): ReactNode {
  const texts = useTexts(($) => $.ownershipReceipts);
  const groups: readonly GroupFilter[] = ["", ...ReceiptGroup.options];
  return (
    <search className="receipts__controls">
      <input
        type="search"
        className="input"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={60}
        value={filter.q}
        onChange={({ target }) => onFilter({ ...filter, q: target.value })}
      />
      <select
        aria-label={texts.show}
        value={shown}
        onChange={({ target }) => onShown(groups.find((group) => group === target.value) ?? "")}
      >
        {groups.map((group) => (
          <option key={group} value={group}>
            {group === "" ? texts.all : texts.groups[group]}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.year}
        value={filter.year}
        onChange={({ target }) => onFilter({ ...filter, year: target.value })}
      >
        <option value="">{texts.anyYear}</option>
        {years().map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </search>
  );
}
