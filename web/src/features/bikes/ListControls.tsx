import { Radio, Select } from "antd";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { BikeSort } from "#contract/bikes.ts";
import { type BikeFilter, bikeFilters } from "./bike-filter.ts";

type Props = {
  sort: BikeSort;
  filter: BikeFilter;
  onSort: (sort: BikeSort) => void;
  onFilter: (filter: BikeFilter) => void;
};

/** Which of one's bikes are shown, and in which order. */
export function ListControls({ sort, filter, onSort, onFilter }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const sorts = t(($) => $.bikes.sort, { returnObjects: true });
  const filters = t(($) => $.bikes.filter, { returnObjects: true, skipInterpolation: true });
  return (
    <div className="mybikes__controls">
      <Radio.Group
        optionType="button"
        aria-label={filters.label}
        value={filter}
        options={bikeFilters.map((value) => ({ value, label: filters[value] }))}
        onChange={({ target }) => onFilter(bikeFilters.find((each) => each === target.value) ?? "all")}
      />
      <div className="mybikes__sort">
        <label htmlFor={id}>{sorts.label}</label>
        <Select<BikeSort>
          id={id}
          value={sort}
          options={BikeSort.options.map((value) => ({ value, label: sorts[value] }))}
          onChange={onSort}
        />
      </div>
    </div>
  );
}
