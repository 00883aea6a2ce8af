import { Select } from "antd";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { municipalities } from "#contract/platform/municipalities.ts";

const sorted = municipalities.toSorted((one, other) => one.localeCompare(other, "sv"));
const places = sorted.map((value) => ({ value, label: value }));

type Props = {
  place: string | undefined;
  onChange: (change: { readonly place: string | undefined }) => void;
};

export function PlaceFilter({ place, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{t(($) => $.statistics.filters.place)}</label>
      <Select
        id={id}
        showSearch
        allowClear
        className="stats__place"
        options={places}
        value={place}
        placeholder={t(($) => $.statistics.filters.anyPlace)}
        onChange={(wanted: string | undefined) => onChange({ place: wanted })}
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
      />
    </div>
  );
}
