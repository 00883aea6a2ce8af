import type { ReactNode } from "react";
import { type Drawing, Plot } from "#web/platform/ui/charts/Plot.tsx";
import { shadeOf } from "#web/platform/ui/charts/shade.ts";
import "./sweden-map.css";

/** SVG paths by county or municipality, on a sheet of this size. */
export type Borders = {
  readonly width: number;
  readonly height: number;
  readonly paths: Readonly<Record<string, string>>;
};

export type MapPlace = {
  /** The key in `Borders.paths`. */
  readonly name: string;
  /** From 0 to 1; undefined without registered bikes. */
  readonly share: number | undefined;
  readonly text: string;
};

type Props = {
  label: string;
  borders: Borders;
  /** In the order of the arrow keys. */
  places: readonly MapPlace[];
  /** In pixels. */
  height: number;
};

const classOf = ({ share }: MapPlace, isAt: boolean): string =>
  [
    "swedenmap__place",
    `plot__cell--${share === undefined ? "none" : `stolen-${shadeOf(share)}`}`,
    ...(isAt ? ["swedenmap__place--at"] : []),
  ].join(" ");

function Drawn({ borders, places, height, drawing }: Omit<Props, "label"> & { drawing: Drawing }): ReactNode {
  const { width, at, point } = drawing;
  const scale = Math.min(width / borders.width, height / borders.height);
  const pointed = at === undefined ? undefined : places[at];
  return (
    <g
      className="swedenmap"
      transform={`translate(${(width - borders.width * scale) / 2} 0) scale(${scale})`}
    >
      {places.map((place, index) => (
        <path
          key={place.name}
          className={classOf(place, false)}
          d={borders.paths[place.name]}
          onPointerEnter={() => point(index)}
        />
      ))}
      {/* Drawn again on top, so that no neighbour covers its border. */}
      {pointed && <path className={classOf(pointed, true)} d={borders.paths[pointed.name]} />}
    </g>
  );
}

export function SwedenMap({ label, ...props }: Props): ReactNode {
  return (
    <Plot label={label} height={props.height} texts={props.places.map(({ text }) => text)}>
      {(drawing) => <Drawn {...props} drawing={drawing} />}
    </Plot>
  );
}
