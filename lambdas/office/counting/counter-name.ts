/** Encodes a name as an attribute name: `t|place|Malmö` becomes `c_t_7c_place_7c_Malm_f6_`. */
export const counterName = (name: string): string =>
  `c_${name.replaceAll(/[^A-Za-z0-9]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`)}`;

export const nameOfCounter = (attribute: string): string =>
  attribute
    .slice("c_".length)
    .replaceAll(/_([0-9a-f]+)_/g, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Counter of one value of a dimension. */
export const dimensionCounter = (measure: string, dimension: string, value: string): string =>
  `${measure}|${dimension}|${value}`;

export const isOfMonthOnly = (name: string): boolean => name.includes("|");

/** A day's number is stored per month and, without a dimension, also per day, as `17-t`. */
export const placesOfNumber = (
  day: string,
  name: string,
): readonly { readonly part: "MONTH" | "DAYS"; readonly name: string }[] =>
  isOfMonthOnly(name)
    ? [{ part: "MONTH", name }]
    : [
        { part: "MONTH", name },
        { part: "DAYS", name: `${day.slice(8)}-${name}` },
      ];

/** Splits `17-t` into day of the month and name. */
export const numberOfDay = (name: string): [day: string, name: string] => [name.slice(0, 2), name.slice(3)];
