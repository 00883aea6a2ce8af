import * as z from "zod";
import type { CompanyFacts } from "#lambdas/shared/table/items/company.ts";
import { CompanyRegisterError } from "./company-register.ts";

/** Why a producer of data has not answered for one part; the rest of the answer can be whole. */
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

/** A sole trader has an entry for each of their businesses, everybody else has one. */
export const Organisations = z.object({ organisationer: z.array(Organisation) });

const unknown = "ORGANISATION_FINNS_EJ";

const said = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

const nameOf = ({ organisationsnamn }: Organisation): string | undefined => {
  const names = organisationsnamn?.organisationsnamnLista ?? [];
  const main = names.find(({ organisationsnamntyp }) => organisationsnamntyp?.kod === "FORETAGSNAMN");
  return said((main ?? names[0])?.namn);
};

/** Without these parts nothing could be said of whether the company trades. */
const assertComplete = (organisation: Organisation): void => {
  const decisive = [
    organisation.organisationsnamn,
    organisation.avregistreradOrganisation,
    organisation.pagaendeAvvecklingsEllerOmstruktureringsforfarande,
    organisation.verksamOrganisation,
  ];
  const fault = decisive.map((each) => each?.fel?.typ).find((typ) => typ !== undefined && typ !== unknown);
  if (fault === undefined) return;
  const later = fault === "TIMEOUT" || fault === "OTILLGANGLIG_UPPGIFTSKALLA";
  throw new CompanyRegisterError(later ? "unavailable" : "unusable", `The register says ${fault}`);
};

const ends = { KK: "bankrupt", LI: "liquidation" } as const;

const proceedingsOf = ({ pagaendeAvvecklingsEllerOmstruktureringsforfarande: under }: Organisation) =>
  under?.pagaendeAvvecklingsEllerOmstruktureringsforfarandeLista ?? [];

const standingOf = (organisation: Organisation): CompanyFacts["standing"] => {
  if (said(organisation.avregistreradOrganisation?.avregistreringsdatum)) return "deregistered";
  const codes = proceedingsOf(organisation).map(({ kod }) => kod);
  if (codes.includes("KK")) return ends.KK;
  if (codes.includes("LI")) return ends.LI;
  // Statistics Sweden says it, and does not know a company yet that was registered last week.
  return organisation.verksamOrganisation?.kod === "NEJ" ? "inactive" : "active";
};

const dateOf = (value: string | null | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.exec(value?.trim() ?? "")?.[0];

/** The register has places in capitals. */
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
    proceedings: proceedingsOf(organisation).map(({ kod, klartext }) => said(klartext) ?? kod),
    form: said(organisation.organisationsform?.klartext),
    registeredOn: dateOf(organisation.organisationsdatum?.registreringsdatum),
    trade: said(organisation.naringsgrenOrganisation?.sni?.[0]?.klartext),
    address: {
      street: said(utdelningsadress),
      postalCode: said(postnummer)?.replace(/^(\d{3})(\d{2})$/, "$1 $2"),
      city: placeName(said(postort)),
    },
  };
};

/** What the answer says of the company; undefined where nobody has the number. Of several businesses it is the first that trades. */
export const readOrganisations = ({
  organisationer,
}: z.infer<typeof Organisations>): CompanyFacts | undefined => {
  const found = organisationer.flatMap((organisation) => {
    assertComplete(organisation);
    const name = nameOf(organisation);
    return name === undefined ? [] : [factsOf(organisation, name)];
  });
  return found.find(({ standing }) => standing === "active") ?? found[0];
};
