import type { MadeUpCompany } from "./companies.ts";

type Fault = { readonly typ: string; readonly felBeskrivning: string };
type Part = Readonly<Record<string, unknown>> | null;

const coded = ([kod, klartext]: readonly [string, string]) => ({ kod, klartext });

const from = (dataproducent: "Bolagsverket" | "SCB", part: Part, fel: Fault | null = null) =>
  part === null && fel === null ? null : { ...part, dataproducent, fel };

const unknown: Fault = {
  typ: "ORGANISATION_FINNS_EJ",
  felBeskrivning: "Den efterfrågade informationen gick inte att hitta.",
};

const withoutSource: Fault = {
  typ: "OTILLGANGLIG_UPPGIFTSKALLA",
  felBeskrivning: "Uppkoppling mot Bolagsverket misslyckades. Efterfrågade uppgifter kunde inte hämtas.",
};

const identity = (number: string) => {
  const kind = number.length === 12 ? "PERSONNUMMER" : "ORGANISATIONSNUMMER";
  const klartext = number.length === 12 ? "Personnummer" : "Organisationsnummer";
  return { identitetsbeteckning: number, typ: { kod: kind, klartext } };
};

/** Every part carries the reason why it is empty: an unknown number, or a source that is down. */
const emptyOrganisation = (number: string, fault: Fault) => ({
  organisationsidentitet: identity(number),
  namnskyddslopnummer: null,
  organisationsnamn: from("Bolagsverket", { organisationsnamnLista: null }, fault),
  organisationsform: from("Bolagsverket", { kod: null, klartext: null }, fault),
  organisationsdatum: from("Bolagsverket", { registreringsdatum: null }, fault),
  avregistreradOrganisation: from("Bolagsverket", { avregistreringsdatum: null }, fault),
  pagaendeAvvecklingsEllerOmstruktureringsforfarande: from(
    "Bolagsverket",
    { pagaendeAvvecklingsEllerOmstruktureringsforfarandeLista: null },
    fault,
  ),
  verksamOrganisation: from("SCB", { kod: null }, fault),
  naringsgrenOrganisation: from("SCB", { sni: null }, fault),
  postadressOrganisation: from("Bolagsverket", { postadress: null }, fault),
});

export const unknownOrganisation = (number: string) => emptyOrganisation(number, unknown);
export const organisationWithoutSource = (number: string) => emptyOrganisation(number, withoutSource);

const namesOf = ({ name, registered }: MadeUpCompany) => [
  {
    namn: name,
    organisationsnamntyp: { kod: "FORETAGSNAMN", klartext: "Företagsnamn" },
    registreringsdatum: registered,
    verksamhetsbeskrivningSarskiltForetagsnamn: null,
  },
];

const addressOf = ({ address }: MadeUpCompany) =>
  address && {
    postadress: {
      utdelningsadress: address.street ?? null,
      postnummer: address.postalCode,
      postort: address.city,
      land: "Sverige",
      coAdress: null,
    },
  };

/** The company in the format of the API, where each part names the authority behind it. */
export const organisationOf = (company: MadeUpCompany, number = 1) => ({
  ...emptyOrganisation(company.number, unknown),
  namnskyddslopnummer: company.number.length === 12 ? number : null,
  organisationsnamn: from("Bolagsverket", { organisationsnamnLista: namesOf(company) }),
  organisationsform: from("Bolagsverket", coded(company.form)),
  organisationsdatum: from("Bolagsverket", { registreringsdatum: company.registered, infortHosScb: null }),
  avregistreradOrganisation: from(
    "Bolagsverket",
    company.deregistered === undefined ? null : { avregistreringsdatum: company.deregistered.date },
  ),
  avregistreringsorsak: from(
    "Bolagsverket",
    company.deregistered === undefined ? null : coded(company.deregistered.reason),
  ),
  pagaendeAvvecklingsEllerOmstruktureringsforfarande: from(
    "Bolagsverket",
    company.proceedings === undefined
      ? null
      : {
          pagaendeAvvecklingsEllerOmstruktureringsforfarandeLista: company.proceedings.map(
            ([kod, klartext, fromDatum]) => ({ kod, klartext, fromDatum }),
          ),
        },
  ),
  verksamOrganisation: from("SCB", company.active === undefined ? null : { kod: company.active }),
  naringsgrenOrganisation: from("SCB", company.trade === undefined ? null : { sni: [coded(company.trade)] }),
  postadressOrganisation: from("Bolagsverket", addressOf(company) ?? null),
});
