import path from "node:path";
import { type Held, moveOn } from "./copy-moves.ts";
import type { MakingContext } from "./making-context.ts";
import { openZip, type ZipFile } from "./zip-file.ts";
import { ownLying } from "#lambdas/accounts/own-copy/gather/gathering.ts";
import { hideOthers } from "#lambdas/accounts/own-copy/gather/hide-others.ts";
import { openOthers, type Others } from "#lambdas/accounts/own-copy/gather/others.ts";
import { gatherAll, type OwnData } from "#lambdas/accounts/own-copy/gather/own-data.ts";
import { openWanted, type Wanted } from "#lambdas/accounts/own-copy/gather/wanted.ts";
import { ownPaper, paperName } from "#lambdas/accounts/own-copy/paper/own-paper.ts";
import schema from "#lambdas/accounts/own-copy/schema.json" with { type: "json" };
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";

type Gathered = { readonly data: OwnData; readonly others: Others; readonly wanted: Wanted };

/** All that is told of a person, and the names of the files beside it. */
const gather = async ({ table, system }: MakingContext, userId: string): Promise<Gathered> => {
  const own = await ownLying(table, userId);
  const profile = own.one("profile", ProfileItem);
  const others = openOthers(table, userId, { name: profile?.fullName, email: profile?.email });
  const wanted = openWanted();
  const data = await gatherAll({ table, userId, others, own, wanted }, system.now());
  return { data: hideOthers(data, others), others, wanted };
};

/** How many pictures are put in before it is said how far it is. */
const pace = 10;

const addPictures = async (
  context: MakingContext,
  zip: ZipFile,
  held: Held,
  wanted: Wanted,
): Promise<Held> => {
  const of = wanted.pictures.size;
  let [mine, done] = [await moveOn(context, held, { done: 0, of }), 0];
  for (const picture of wanted.pictures.values()) {
    const jpeg = await context.readPicture(picture);
    // One that is gone is told of in the data, and is in no folder.
    if (jpeg !== undefined) await zip.add(picture.file, jpeg);
    done += 1;
    if (done % pace === 0) mine = await moveOn(context, mine, { done, of });
  }
  return mine;
};

export type Written = { readonly held: Held; readonly path: string; readonly bytes: number };

/** Writes the archive to the disk, one file after the other. */
export const writeCopy = async (context: MakingContext, begun: Held): Promise<Written> => {
  const { data, others, wanted } = await gather(context, begun.userId);
  const file = path.join(context.folder, `${begun.copyId}.zip`);
  const zip = await openZip(file, context.system.now());
  try {
    await zip.add(paperName(begun.language), ownPaper(data, begun.language));
    await zip.add("data.json", JSON.stringify(data, undefined, 2));
    await zip.add("schema.json", JSON.stringify(schema, undefined, 2));
    for (const { file: name, text } of wanted.texts) await zip.add(name, others.hide(text));
    const held = await addPictures(context, zip, begun, wanted);
    return { held, path: file, bytes: await zip.end() };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
};
