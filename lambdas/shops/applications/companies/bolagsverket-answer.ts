import * as z from "zod";
import type { CompanyFacts } from "#lambdas/people/items/company.ts";
import { CompanyRegisterError } from "./company-register.ts";

/** One data source's failure; the other parts can be complete. */
const Fault = z.object({ typ: z.string() }).nullish();
const text = z.string().nullish();
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, fel: Fault }).nullish();

const Proceedings = part({
  pagaendeAvvecklingsEllerOmstruktureringsforfarandeLista: z
    .array(z.object({ kod: z.string(), klartext: text }))
    .nullish(),
});

const Organisation = z.object({
  organisationsnamn: part({
    organisationsnamnLista: z
      .array(z.object({ namn: text, organisationsnamntyp: z.object({ kod: text }).nullish() }))
      .nullish(),
  }),
  organisationsform: part({ klartext: text }),
  organisationsdatum: part({ registreringsdatum: text }),
  avregistreradOrganisation: part({ avregistreringsdatum: text }),
  pagaendeAvvecklingsEllerOmstruktureringsforfarande: Proceedings,
  verksamOrganisation: part({ kod: text }),
  naringsgrenOrganisation: part({ sni: z.array(z.object({ klartext: text })).nullish() }),
  postadressOrganisation: part({
    postadress: z.object({ utdelningsadress: text, postnummer: text, postort: text }).nullish(),
  }),
});
type Organisation = z.infer<typeof Organisation>;

/** A sole trader has one entry per business, others have one. */
export const Organisations = z.object({ organisationer: z.array(Organisation) });

const unknown = "ORGANISATION_FINNS_EJ";

const trimmed = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

const nameOf = ({ organisationsnamn }: Organisation): string | undefined => {
  const names = organisationsnamn?.organisationsnamnLista ?? [];
  const main = names.find(({ organisationsnamntyp }) => organisationsnamntyp?.kod === "FORETAGSNAMN");
  return trimmed((main ?? names[0])?.namn);
};

/** Throws if a part is missing that shows whether the company trades. */
const assertComplete = (organisation: Organisation): void => {
  const neededParts = [
    organisation.organisationsnamn,
    organisation.avregistreradOrganisation,
    organisation.pagaendeAvvecklingsEllerOmstruktureringsforfarande,
    organisation.verksamOrganisation,
  ];
  const fault = neededParts.map((each) => each?.fel?.typ).find((typ) => typ !== undefined && typ !== unknown);
  if (fault === undefined) return;
  const later = fault === "TIMEOUT" || fault === "OTILLGANGLIG_UPPGIFTSKALLA";
  throw new CompanyRegisterError(later ? "unavailable" : "unusable", `The register says ${fault}`);
};

const ends = { KK: "bankrupt", LI: "liquidation" } as const;

const proceedingsOf = ({ pagaendeAvvecklingsEllerOmstruktureringsforfarande: under }: Organisation) =>
  under?.pagaendeAvvecklingsEllerOmstruktureringsforfarandeLista ?? [];

const standingOf = (organisation: Organisation): CompanyFacts["standing"] => {
  if (trimmed(organisation.avregistreradOrganisation?.avregistreringsdatum)) return "deregistered";
  const codes = proceedingsOf(organisation).map(({ kod }) => kod);
  if (codes.includes("KK")) return ends.KK;
  if (codes.includes("LI")) return ends.LI;
  // Only NEJ counts, because Statistics Sweden's data lack companies registered in the last week.
  return organisation.verksamOrganisation?.kod === "NEJ" ? "inactive" : "active";
};

const dateOf = (value: string | null | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.exec(value?.trim() ?? "")?.[0];

/** The register writes places in capitals. */
const placeName = (written: string | undefined): string | undefined =>
  written === undefined || written !== written.toLocaleUpperCase("sv")
    ? written
    : written
        .toLocaleLowerCase("sv")
        .replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toLocaleUpperCase("sv"));

const factsOf = (organisation: Organisation, name: string): CompanyFacts => {
  const { utdelningsadress, postnummer, postort } = organisation.postadressOrganisation?.postadress ?? {};
  return {
    name,
    standing: standingOf(organisation),
    proceedings: proceedingsOf(organisation).map(({ kod, klartext }) => trimmed(klartext) ?? kod),
    form: trimmed(organisation.organisationsform?.klartext),
    registeredOn: dateOf(organisation.organisationsdatum?.registreringsdatum),
    trade: trimmed(organisation.naringsgrenOrganisation?.sni?.[0]?.klartext),
    address: {
      street: trimmed(utdelningsadress),
      postalCode: trimmed(postnummer)?.replace(/^(\d{3})(\d{2})$/, "$1 $2"),
      city: placeName(trimmed(postort)),
    },
  };
};

/** Undefined if no company has the number. Of a sole trader's businesses it takes the first active one. */
export const readOrganisations = ({
  organisationer,
}: z.infer<typeof Organisations>): CompanyFacts | undefined => {
  const companies = organisationer.flatMap((organisation) => {
    assertComplete(organisation);
    const name = nameOf(organisation);
    return name === undefined ? [] : [factsOf(organisation, name)];
  });
  return companies.find(({ standing }) => standing === "active") ?? companies[0];
};
