import satisfies from "spdx-satisfies";
import { readLicences } from "./read-licences.ts";
import type { Sbom } from "./sbom.ts";

/** Licences that may ship. LGPL is that of libvips, which sharp loads as a separate, replaceable library. */
const approved = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
];

type Component = Sbom["components"][number];

const licenceOf = ({ name, version, licenses = [] }: Component): string =>
  readLicences[`${name}@${version}`] ??
  licenses
    .map((one) => ("expression" in one ? one.expression : (one.license.id ?? one.license.name ?? "none")))
    .map((expression) => `(${expression})`)
    .join(" AND ");

const isApproved = (licence: string): boolean => {
  try {
    return satisfies(licence, approved);
  } catch {
    return false;
  }
};

/** Lists shipped packages with an unapproved licence, such as GPL and AGPL, or with one that nobody has read. */
export const refusedLicences = ({ components }: Pick<Sbom, "components">): string[] =>
  components
    .map((component) => ({ ...component, licence: licenceOf(component) }))
    .filter(({ licence }) => !isApproved(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence === "" ? "no licence" : licence}`);
