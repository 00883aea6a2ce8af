import type { BugLetter, BugPicture, OpenedBug } from "#contract/office/bug-reports.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BugItem, BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { bugPartition } from "#lambdas/platform/table/bug-report-keys.ts";
import { keys, ranges } from "#lambdas/platform/table/keys.ts";
import { type AuditedPage, auditViewWrites } from "#lambdas/platform/table/audit-view-writes.ts";
import type { BugsContext } from "./bugs-context.ts";
import { showListedBug } from "./list-bugs.ts";
import { logLink } from "./log-link.ts";

const replyTo = ({ userId, email }: BugLetterItem): BugLetter["reply"] => {
  if (userId !== undefined) return "account";
  return email === undefined ? "none" : "email";
};

/** Screenshots that have arrived, by upload id. */
const picturesOf = async (
  { table, link }: Pick<BugsContext, "table" | "link">,
  letters: readonly BugLetterItem[],
): Promise<ReadonlyMap<string, BugPicture>> => {
  const wanted = letters.flatMap(({ pictureId }) =>
    pictureId === undefined ? [] : [keys.upload(pictureId)],
  );
  const uploads = await table.batchGet(wanted, UploadItem);
  const shown = uploads.flatMap(({ id, ownerId, width, height }) =>
    width === undefined || height === undefined ? [] : [{ id, ownerId, width, height }],
  );
  return new Map(
    await Promise.all(
      shown.map(async ({ id, ownerId, width, height }): Promise<[string, BugPicture]> => [
        id,
        { url: await link({ kind: "bug-picture", ownerId, id }), width, height },
      ]),
    ),
  );
};

/** Does not show the writer, whom an answer still reaches. */
const showLetter = (
  { log }: Pick<BugsContext, "log">,
  letter: BugLetterItem,
  pictures: ReadonlyMap<string, BugPicture>,
): BugLetter => {
  const { id, message, at, role, browser, language, requestId, answer } = letter;
  return {
    id,
    message,
    at,
    role,
    browser,
    language,
    requestId,
    logUrl: requestId === undefined ? undefined : logLink(log, requestId, at),
    reply: replyTo(letter),
    answer: answer && { text: answer.text, at: answer.at },
    picture: pictures.get(letter.pictureId ?? ""),
  };
};

const bugPage: AuditedPage = { opened: "bug-opened", acts: new Set(["bug-moved", "bug-report-answered"]) };

/** Reports are newest first. Records the view in the audit log. */
export const openBug = async (
  context: BugsContext,
  adminId: string,
  bugId: string,
  { limit, cursor }: PageQuery,
): Promise<OpenedBug> => {
  const { table, cursorSecret } = context;
  const partition = bugPartition(bugId);
  const after = readCursor(cursorSecret, partition, cursor);
  const [bug, letters] = await Promise.all([
    table.get(keys.bug(bugId), BugItem),
    table.query({
      partition,
      prefix: ranges.bugLetters,
      schema: BugLetterItem,
      limit,
      newestFirst: true,
      after,
    }),
  ]);
  if (!bug) throw new ProblemError("bug-not-found");
  if (cursor === undefined) {
    const written = await auditViewWrites(context, bugPage, { by: adminId, subject: bugId });
    if (written.length > 0) await table.transact(written);
  }
  const pictures = await picturesOf(context, letters.items);
  return {
    ...showListedBug(bug),
    letters: letters.items.map((letter) => showLetter(context, letter, pictures)),
    cursor: writeCursor(cursorSecret, partition, letters.next),
  };
};
