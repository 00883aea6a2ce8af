import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import { readLicences } from "./read-licences.ts";

const root = resolve(import.meta.dirname, "../..");

const License = z.union([
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
  z.object({ expression: z.string() }),
]);
const Sbom = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(
    z.looseObject({ name: z.string(), version: z.string(), licenses: z.array(License).optional() }),
  ),
});
export type Sbom = z.infer<typeof Sbom>;

export const sbomFile = join(root, "out", "sbom.cdx.json");

/** npm omits a licence that is no SPDX expression. */
export const withReadLicences = ({ components }: Pick<Sbom, "components">): Sbom["components"] =>
  components.map((component) => {
    const id = readLicences[`${component.name}@${component.version}`];
    return id === undefined ? component : { ...component, licenses: [{ license: { id } }] };
  });

/** Lists every shipped package as CycloneDX, from the lock file alone. */
export const writeSbom = (): Sbom => {
  const asked = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev", "--loglevel=error"];
  const { status, stdout, stderr } = spawnSync("npm", asked, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const sbom = Sbom.parse(JSON.parse(stdout));
  // npm names the application after the folder it lies in.
  sbom.metadata.component.name = z
    .object({ name: z.string() })
    .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).name;
  sbom.components = withReadLicences(sbom);
  mkdirSync(dirname(sbomFile), { recursive: true });
  writeFileSync(sbomFile, `${JSON.stringify(sbom, undefined, 2)}\n`);
  return sbom;
};
