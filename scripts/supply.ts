import { refusedLicences } from "./supply/refused-licences.ts";
import { sbomFile, writeSbom } from "./supply/sbom.ts";
import { lookUpVulnerabilities } from "./supply/vulnerabilities.ts";

const sbom = writeSbom();
const refused = refusedLicences(sbom);
console.log(`${sbom.components.length} packages ship; listed in ${sbomFile}`);
for (const one of refused) console.error(`May not ship: ${one}`);

const known = lookUpVulnerabilities();
if (!known.answered) console.log(`Known vulnerabilities: not looked up, the registry said "${known.reason}"`);
else console.log(`Known vulnerabilities, high or critical: ${known.found.length}`);
const vulnerable = known.answered ? known.found : [];
for (const one of vulnerable) console.error(`Known vulnerability: ${one}`);

process.exit(refused.length + vulnerable.length > 0 ? 1 : 0);
