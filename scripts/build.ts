import { buildAll } from "#local/build/build-all.ts";

await buildAll((line) => void process.stdout.write(`${line}\n`));
