import type * as z from "zod";
import type { BikeEdit, identifying } from "#contract/bikes/bike-changes.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";

export type EditValues = {
  readonly name: string;
  readonly color: BikeColour;
  readonly city: string;
  readonly description: string;
  readonly batterySerialNumber: string;
  readonly frameNumber: string;
  readonly brand: string;
  readonly model: string;
  readonly type: BikeType;
};

export const editFields = [
  "name",
  "color",
  "city",
  "description",
  "batterySerialNumber",
  "frameNumber",
  "brand",
  "model",
  "type",
] as const satisfies readonly (keyof EditValues)[];

export type Identity = Pick<EditValues, (typeof identifying)[number]>;
export type Wish = z.input<typeof BikeEdit>;

export const identityOf = ({ frameNumberTyped, brand, model, type }: OwnBike): Identity => ({
  frameNumber: frameNumberTyped,
  brand,
  model,
  type,
});

export const valuesOf = (bike: OwnBike): EditValues => ({
  name: bike.name ?? "",
  color: bike.color,
  city: bike.city ?? "",
  description: bike.description ?? "",
  batterySerialNumber: bike.batterySerialNumber ?? "",
  ...identityOf(bike),
});

const details = ["name", "city", "description", "batterySerialNumber"] as const;

export const identityWish = (bike: OwnBike, values: Partial<Identity>): Partial<Identity> => {
  const now = identityOf(bike);
  const { frameNumber = now.frameNumber, brand = now.brand, model = now.model, type = now.type } = values;
  return {
    ...(frameNumber.trim() !== now.frameNumber && { frameNumber }),
    ...(brand.trim() !== now.brand && { brand }),
    ...(model.trim() !== now.model && { model }),
    ...(type !== now.type && { type }),
  };
};

/** Sends only changed fields, so that other people's changes stay. An emptied detail becomes null. */
export const wishOf = (
  bike: OwnBike,
  values: Partial<EditValues>,
  photoUploadId: string | undefined,
): Wish => {
  const before = valuesOf(bike);
  const changed = details.filter((field) => (values[field] ?? before[field]).trim() !== before[field]);
  return {
    ...Object.fromEntries(
      changed.map((field) => [field, values[field]?.trim() === "" ? null : values[field]]),
    ),
    ...(values.color !== undefined && values.color !== bike.color && { color: values.color }),
    ...identityWish(bike, values),
    ...(photoUploadId !== undefined && { photoUploadId }),
  };
};
