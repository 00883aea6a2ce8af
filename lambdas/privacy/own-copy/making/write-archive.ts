import { CopyData, gatherAll } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import { type Others, openOthers } from "#lambdas/privacy/own-copy/gather/others.ts";
import path from "node:path";
import type { Language } from "#contract/people/accounts.ts";
import type { MakingContext } from "./making-context.ts";
import { openZip, type ZipFile } from "./zip-file.ts";
import { gatherAccount } from "#lambdas/privacy/own-copy/gather/account.ts";
import { gatherBikes } from "#lambdas/privacy/own-copy/gather/bikes.ts";
import { type Gathering, readOwnItems } from "#lambdas/privacy/own-copy/gather/gathering.ts";
import { openWanted, type Wanted } from "#lambdas/privacy/own-copy/gather/wanted.ts";
import { type Heading, ownPaper } from "#lambdas/privacy/own-copy/paper/own-paper.ts";
import schema from "#lambdas/privacy/own-copy/schema.json";
import { ProfileItem } from "#lambdas/people/items/person.ts";

/** Our own file names, which need no masking. */
const fileNames = new Set(["file", "picture", "pictures", "receipt"]);

const everyText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => everyText(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fileNames.has(name) ? each : everyText(each, change)]),
  );
};

/** Masks other people in everything gathered, except the person's own account. */
const hideOthers = ({ account, signIns, ...rest }: CopyData, others: Others): CopyData =>
  CopyData.parse({ account, signIns, ...Object(everyText(rest, others.hide)) });

/** The person, the parts to include and the document's heading. */
export type Archive = {
  readonly userId: string;
  /** File name on disk. */
  readonly file: string;
  readonly language: Language;
  /** Limits the archive to the account and this bike. */
  readonly bikeId?: string | undefined;
  readonly heading: Heading;
};

export type Written = { readonly path: string; readonly bytes: number };

type OnProgress = (progress: { readonly done: number; readonly of: number }) => Promise<void>;

const toldOf = async (gathering: Gathering, bikeId: string | undefined, now: Date): Promise<CopyData> =>
  bikeId === undefined
    ? gatherAll(gathering, now)
    : {
        madeAt: now.toISOString(),
        account: await gatherAccount(gathering),
        bikes: await gatherBikes(gathering, bikeId),
      };

const gather = async ({ table, system }: MakingContext, { userId, bikeId }: Archive) => {
  const own = await readOwnItems(table, userId);
  const profile = own.one("profile", ProfileItem);
  const others = openOthers(table, userId, { name: profile?.fullName, email: profile?.email });
  const wanted = openWanted();
  const data = await toldOf({ table, userId, others, own, wanted }, bikeId, system.now());
  return { told: hideOthers(data, others), others, wanted };
};

/** Progress is reported after this many pictures. */
const progressInterval = 10;

const addPictures = async (context: MakingContext, zip: ZipFile, wanted: Wanted, onProgress: OnProgress) => {
  const of = wanted.pictures.size;
  await onProgress({ done: 0, of });
  let done = 0;
  for (const picture of wanted.pictures.values()) {
    const jpeg = await context.readPicture(picture);
    // A missing picture is only mentioned in the data.
    if (jpeg !== undefined) await zip.add(picture.file, jpeg);
    done += 1;
    if (done % progressInterval === 0) await onProgress({ done, of });
  }
};

/** Writes the archive to disk, file by file. */
export const writeArchive = async (
  context: MakingContext,
  archive: Archive,
  onProgress: OnProgress,
): Promise<Written> => {
  const { told, others, wanted } = await gather(context, archive);
  const { language, heading, bikeId } = archive;
  const file = path.join(context.folder, `${archive.file}.zip`);
  const zip = await openZip(file, context.system.now());
  try {
    await zip.add(heading.fileName, ownPaper(told, language, heading));
    await zip.add("data.json", JSON.stringify(told, undefined, 2));
    // The schema describes complete exports only.
    if (bikeId === undefined) await zip.add("schema.json", JSON.stringify(schema, undefined, 2));
    for (const { file: name, text } of wanted.texts) await zip.add(name, others.hide(text));
    await addPictures(context, zip, wanted, onProgress);
    return { path: file, bytes: await zip.end() };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
};
