import { Select, type SelectProps } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour } from "#contract/bikes/bike-types.ts";
import { bikeColours } from "#web/platform/ui/bike-art/bike-colours.ts";
import "./bike-form.css";

export function ColourSelect(props: SelectProps<BikeColour>): ReactNode {
  const { t } = useTranslation();
  const options = BikeColour.options.map((colour) => ({
    value: colour,
    name: t(($) => $.vocabulary.colours[colour]),
    label: (
      <span className="colour">
        <span className="swatch" style={{ background: bikeColours[colour] }} />
        {t(($) => $.vocabulary.colours[colour])}
      </span>
    ),
  }));
  return <Select {...props} options={options} showSearch={{ optionFilterProp: "name" }} />;
}
