import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { BikeSort } from "#contract/bikes/bikes.ts";
import { type BikeFilter, bikeFilters } from "./bike-filter.ts";

type Props = {
  sort: BikeSort;
  filter: BikeFilter;
  onSort: (sort: BikeSort) => void;
  onFilter: (filter: BikeFilter) => void;
};

export function ListControls({ sort, filter, onSort, onFilter }: Props): ReactNode {
  const id = useId();
  const sorts = useTexts(($) => $.bikes.sort);
  const filters = useTexts(($) => $.bikes.filter);
  return (
    <div className="ways ways--apart mybikes__controls">
      <fieldset className="mybikes__filter" aria-label={filters.label}>
        {bikeFilters.map((each) => (
          <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
            {filters[each]}
          </button>
        ))}
      </fieldset>
      <div className="mybikes__sort">
        <label htmlFor={id}>{sorts.label}</label>
        <select
          id={id}
          value={sort}
          onChange={({ target }) => onSort(BikeSort.catch("newest").parse(target.value))}
        >
          {BikeSort.options.map((each) => (
            <option key={each} value={each}>
              {sorts[each]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
