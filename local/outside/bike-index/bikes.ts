/** A bike without a behaviour gets its answer at once. */
type Behaviour = "slow" | "down" | "busy" | "page" | "strange";

export type BikeElsewhere = {
  readonly id: number;
  readonly serial: string;
  readonly title: string;
  readonly tries: string;
  readonly stolen?: { readonly at: string; readonly place: string };
  readonly behaviour?: Behaviour;
};

/** Made-up bikes, and numbers for which the register fails in different ways. */
export const bikesElsewhere: readonly BikeElsewhere[] = [
  {
    id: 1,
    serial: "BIX 2210 457",
    title: "2021 Trek Marlin 7",
    tries: "a number of several words, which another number finds",
  },
  {
    id: 2,
    serial: "BIX2210457S",
    title: "2021 Trek Marlin 7",
    tries: "stolen",
    stolen: { at: "2026-08-14T18:30:00.000Z", place: "København, 1620, DK" },
  },
  { id: 3, serial: "BIX2210460", title: "2019 Bianchi C-Sport", tries: "registered, not stolen" },
  {
    id: 4,
    serial: "BIX22IO461",
    title: "2018 Cube Touring",
    tries: "found by BIX2210461, which looks alike",
    stolen: { at: "2026-02-03T09:00:00.000Z", place: "Hamburg, 20095, DE" },
  },
  { id: 5, serial: "BIX0000500", title: "", tries: "the register is down", behaviour: "down" },
  { id: 6, serial: "BIX0000429", title: "", tries: "the register has too many requests", behaviour: "busy" },
  { id: 7, serial: "BIX0001500", title: "", tries: "the register is slow", behaviour: "slow" },
  { id: 8, serial: "BIX0000200", title: "", tries: "the register answers with a page", behaviour: "page" },
  {
    id: 9,
    serial: "BIX0000201",
    title: "",
    tries: "the register answers in another form",
    behaviour: "strange",
  },
];
