/** A company without a behaviour gets its response at once. */
type Behaviour = "slow" | "down" | "without-source" | "fails-first";

export type MadeUpCompany = {
  readonly number: string;
  readonly name: string;
  readonly tries: string;
  readonly form: readonly [kod: string, klartext: string];
  readonly registered: string;
  readonly trade?: readonly [kod: string, klartext: string];
  readonly address?: { readonly street?: string; readonly postalCode: string; readonly city: string };
  readonly active?: "JA" | "NEJ";
  readonly deregistered?: {
    readonly date: string;
    readonly reason: readonly [kod: string, klartext: string];
  };
  readonly proceedings?: readonly (readonly [kod: string, klartext: string, from: string])[];
  readonly behaviour?: Behaviour;
};

const stockCompany = ["AB", "Aktiebolag"] as const;
const soleTrader = ["E", "Enskild näringsverksamhet"] as const;
const bikeShop = ["47642", "Specialiserad butikshandel med cyklar"] as const;

const gothenburg = { street: "Östra Larmgatan 12", postalCode: "41107", city: "GÖTEBORG" };

/** Made-up companies. The numbers of the sole traders are among those that Skatteverket publishes for tests. */
export const madeUpCompanies: readonly MadeUpCompany[] = [
  {
    number: "5599001004",
    name: "Cykelkällaren i Göteborg AB",
    tries: "Aktivt bolag",
    form: stockCompany,
    registered: "2009-03-12",
    trade: bikeShop,
    address: gothenburg,
    active: "JA",
  },
  {
    number: "5599002002",
    name: "Sadel & Styre Umeå AB",
    tries: "Aktivt bolag, ungt",
    form: stockCompany,
    registered: "2026-09-28",
    trade: bikeShop,
    address: { street: "Rådhusesplanaden 8", postalCode: "90328", city: "UMEÅ" },
  },
  {
    number: "9699001005",
    name: "Velociped & Son Handelsbolag",
    tries: "Aktivt bolag utan adress",
    form: ["HB", "Handelsbolag"],
    registered: "1987-05-04",
    active: "JA",
  },
  {
    number: "5599010005",
    name: "Navet Cykel i Lund AB",
    tries: "Aktivt bolag under rekonstruktion, utan gata",
    form: stockCompany,
    registered: "2014-01-20",
    trade: bikeShop,
    address: { postalCode: "22222", city: "LUND" },
    active: "JA",
    proceedings: [["FR", "Företagsrekonstruktion", "2026-08-01"]],
  },
  {
    number: "5599003000",
    name: "Vilande Hjul AB",
    tries: "Inte verksamt",
    form: stockCompany,
    registered: "2011-11-02",
    active: "NEJ",
  },
  {
    number: "5599004008",
    name: "Sista Kedjan AB",
    tries: "Avregistrerat",
    form: stockCompany,
    registered: "1999-02-15",
    active: "NEJ",
    deregistered: { date: "2023-05-05T00:00:00.000+00:00", reason: ["LIAV", "Likvidation"] },
  },
  {
    number: "5599005005",
    name: "Punkterad Cykelhandel AB",
    tries: "I konkurs",
    form: stockCompany,
    registered: "2005-06-07",
    active: "JA",
    proceedings: [
      ["KK", "Konkurs", "2026-10-12"],
      ["LI", "Likvidation", "2026-09-01"],
    ],
  },
  {
    number: "5599006003",
    name: "Långsam Växel AB",
    tries: "Registret svarar inte i tid",
    form: stockCompany,
    registered: "2001-01-01",
    active: "JA",
    behaviour: "slow",
  },
  {
    number: "5599007001",
    name: "Trasig Nav AB",
    tries: "Registret är nere",
    form: stockCompany,
    registered: "2001-01-01",
    active: "JA",
    behaviour: "down",
  },
  {
    number: "5599008009",
    name: "Halv Pedal AB",
    tries: "Registret saknar en av sina källor",
    form: stockCompany,
    registered: "2001-01-01",
    active: "JA",
    behaviour: "without-source",
  },
  {
    number: "5599009007",
    name: "Andra Försökets Cykel AB",
    tries: "Registret svarar först andra gången",
    form: stockCompany,
    registered: "2018-08-08",
    trade: bikeShop,
    address: { street: "Storgatan 2", postalCode: "59230", city: "VADSTENA" },
    active: "JA",
    behaviour: "fails-first",
  },
  {
    number: "198101032384",
    name: "Tolvans Cykelverkstad",
    tries: "Enskild firma",
    form: soleTrader,
    registered: "2016-11-15",
    address: { street: "Hemvägen 3", postalCode: "58222", city: "LINKÖPING" },
  },
  {
    number: "198101052382",
    name: "Tvåan Cykel",
    tries: "Enskild firma, den första av två avregistrerad",
    form: soleTrader,
    registered: "2020-02-02",
  },
];
