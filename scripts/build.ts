import { buildAll } from "#local/build/build-all.ts";
import { writeSbom } from "./supply/sbom.ts";

await buildAll((line) => void process.stdout.write(`${line}\n`));
writeSbom();
