import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { StartFailure } from "#local/start-failure.ts";

/** scripts/database.mjs installs a platform's package here if the lock file lacks it. */
const beside = join(import.meta.dirname, "../../../out/database/");

const program = process.platform === "win32" ? "dynoxide.exe" : "dynoxide";

const fromPackage = (platform: string, arch: string): string[] =>
  [import.meta.url, beside].flatMap((from) => {
    try {
      return [createRequire(from).resolve(`@dynoxide/${platform}-${arch}/${program}`)];
    } catch {
      return [];
    }
  });

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Returns the binary of the package installed for this platform, or `dynoxide` on PATH. */
export const findDynoxide = async (searchPath = process.env["PATH"] ?? ""): Promise<string | undefined> => {
  const onPath = searchPath.split(delimiter).filter((folder) => folder !== "");
  const candidates = [
    ...fromPackage(process.platform, process.arch),
    ...onPath.map((folder) => join(folder, program)),
  ];
  for (const file of candidates) if (await isExecutable(file)) return file;
  return undefined;
};

/** As `findDynoxide`, but throws StartFailure with instructions. */
export const requireDynoxide = async (): Promise<string> => {
  const binary = await findDynoxide();
  if (binary !== undefined) return binary;
  throw new StartFailure(
    `No dynoxide binary for ${process.platform}-${process.arch}: put dynoxide on PATH, or name a DynamoDB emulator by AWS_ENDPOINT_URL_DYNAMODB.`,
  );
};
