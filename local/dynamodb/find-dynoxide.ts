import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

import { StartFailure } from "#local/start-failure.ts";

const fromPackage = (platform: string, arch: string): string[] => {
  const file = platform === "win32" ? "dynoxide.exe" : "dynoxide";
  try {
    return [createRequire(import.meta.url).resolve(`@dynoxide/${platform}-${arch}/${file}`)];
  } catch {
    return [];
  }
};

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The database binary: the installed package's for this platform, or `dynoxide` on PATH; undefined where there is neither. */
export const findDynoxide = async (searchPath = process.env["PATH"] ?? ""): Promise<string | undefined> => {
  const onPath = searchPath.split(delimiter).filter((folder) => folder !== "");
  const candidates = [
    ...fromPackage(process.platform, process.arch),
    ...onPath.map((folder) => join(folder, "dynoxide")),
  ];
  for (const file of candidates) if (await isExecutable(file)) return file;
  return undefined;
};

/** As `findDynoxide`; says what to do where there is none. */
export const requireDynoxide = async (): Promise<string> => {
  const binary = await findDynoxide();
  if (binary !== undefined) return binary;
  throw new StartFailure(
    `No dynoxide binary for ${process.platform}-${process.arch}: put dynoxide on PATH, or name a DynamoDB emulator by AWS_ENDPOINT_URL_DYNAMODB.`,
  );
};
