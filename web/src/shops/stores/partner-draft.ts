import { PartnerChange } from "#contract/shops/partners.ts";
import type { OpenedStore } from "#contract/shops/stores.ts";

export type PartnerDraft = {
  readonly visible: boolean;
  readonly registersAtSale: boolean;
  readonly place: string;
  readonly city: string;
  readonly website: string;
  readonly hours: string;
};

export type PartnerField = "place" | "city" | "website";

export const draftOf = ({ partner }: OpenedStore): PartnerDraft => ({
  visible: partner.visible,
  registersAtSale: partner.registersAtSale,
  place: String(partner.place),
  city: partner.city,
  website: partner.website ?? "",
  hours: partner.hours ?? "",
});

const isField = (name: unknown): name is PartnerField =>
  name === "place" || name === "city" || name === "website";

/** Returns a valid change or the invalid fields. */
export const changeOf = (draft: PartnerDraft, version: number) => {
  const place = /^\d{1,3}$/.test(draft.place.trim()) ? Number(draft.place) : Number.NaN;
  const { data, error } = PartnerChange.safeParse({ ...draft, version, place });
  if (data !== undefined) return { change: data, wrong: [] };
  return { change: undefined, wrong: error.issues.map(({ path: [name] }) => name).filter(isField) };
};
