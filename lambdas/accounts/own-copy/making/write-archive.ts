import path from "node:path";
import type { Language } from "#contract/accounts.ts";
import type { MakingContext } from "./making-context.ts";
import { openZip, type ZipFile } from "./zip-file.ts";
import { gatherAccount } from "#lambdas/accounts/own-copy/gather/account.ts";
import { gatherBikes } from "#lambdas/accounts/own-copy/gather/bikes.ts";
import { type Gathering, ownLying } from "#lambdas/accounts/own-copy/gather/gathering.ts";
import { hideOthers } from "#lambdas/accounts/own-copy/gather/hide-others.ts";
import { openOthers } from "#lambdas/accounts/own-copy/gather/others.ts";
import { gatherAll, type Told } from "#lambdas/accounts/own-copy/gather/own-data.ts";
import { openWanted, type Wanted } from "#lambdas/accounts/own-copy/gather/wanted.ts";
import { type Heading, ownPaper } from "#lambdas/accounts/own-copy/paper/own-paper.ts";
import schema from "#lambdas/accounts/own-copy/schema.json" with { type: "json" };
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** What is written of whom, and how its paper begins. */
export type Archive = {
  readonly userId: string;
  /** Its name on the disk. */
  readonly file: string;
  readonly language: Language;
  /** Only the account and this bike. */
  readonly bikeId?: string | undefined;
  readonly heading: Heading;
};

export type Written = { readonly path: string; readonly bytes: number };

type Moved = (progress: { readonly done: number; readonly of: number }) => Promise<void>;

const toldOf = async (gathering: Gathering, bikeId: string | undefined, now: Date): Promise<Told> =>
  bikeId === undefined
    ? gatherAll(gathering, now)
    : {
        madeAt: now.toISOString(),
        account: await gatherAccount(gathering),
        bikes: await gatherBikes(gathering, bikeId),
      };

/** All that is told of a person, and the names of the files beside it. */
const gather = async ({ table, system }: MakingContext, { userId, bikeId }: Archive) => {
  const own = await ownLying(table, userId);
  const profile = own.one("profile", ProfileItem);
  const others = openOthers(table, userId, { name: profile?.fullName, email: profile?.email });
  const wanted = openWanted();
  const told = await toldOf({ table, userId, others, own, wanted }, bikeId, system.now());
  return { told: hideOthers(told, others), others, wanted };
};

/** How many pictures are put in before it is said how far it is. */
const pace = 10;

const addPictures = async (context: MakingContext, zip: ZipFile, wanted: Wanted, moved: Moved) => {
  const of = wanted.pictures.size;
  await moved({ done: 0, of });
  let done = 0;
  for (const picture of wanted.pictures.values()) {
    const jpeg = await context.readPicture(picture);
    // One that is gone is told of in the data, and is in no folder.
    if (jpeg !== undefined) await zip.add(picture.file, jpeg);
    done += 1;
    if (done % pace === 0) await moved({ done, of });
  }
};

/** Writes an archive to the disk, one file after the other. */
export const writeArchive = async (
  context: MakingContext,
  archive: Archive,
  moved: Moved,
): Promise<Written> => {
  const { told, others, wanted } = await gather(context, archive);
  const { language, heading, bikeId } = archive;
  const file = path.join(context.folder, `${archive.file}.zip`);
  const zip = await openZip(file, context.system.now());
  try {
    await zip.add(heading.fileName, ownPaper(told, language, heading));
    await zip.add("data.json", JSON.stringify(told, undefined, 2));
    // What describes all of it describes no part.
    if (bikeId === undefined) await zip.add("schema.json", JSON.stringify(schema, undefined, 2));
    for (const { file: name, text } of wanted.texts) await zip.add(name, others.hide(text));
    await addPictures(context, zip, wanted, moved);
    return { path: file, bytes: await zip.end() };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
};
