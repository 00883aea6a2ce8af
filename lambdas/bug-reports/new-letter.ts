import { expiryOf } from "#contract/retention.ts";
import type { Role } from "#contract/accounts.ts";
import { browserWords } from "#contract/browser-words.ts";
import type { BugReportForm, ReportedBug } from "#contract/bug-reports.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { hideContactData } from "#lambdas/shared/conversations/hide-contact-data.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import { BugItem, type BugLetterItem } from "#lambdas/shared/table/items/bug-report.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { bugIdOf } from "./bug-id.ts";
import type { BugsContext } from "./bugs-context.ts";

/** Who reports, as the token says; someone without an account may leave an address. */
type Reporter = {
  readonly userId?: string;
  readonly role?: Role;
  readonly email?: string | undefined;
};

const scrubbed = (form: BugReportForm, now: Date): BugReportForm => {
  const scrub = (text: string): string => hideContactData(hidePersonalNumbers(text, swedishDate(now)));
  const { message, error } = form;
  return { ...form, message: scrub(message), error: error === undefined ? undefined : scrub(error) };
};

/** Where a bug stands among those in its state. */
export const bugPlace = ({ id, state, lastAt }: Pick<BugItem, "id" | "state" | "lastAt">) => ({
  gsi1pk: lists.bugs(state),
  gsi1sk: `${lastAt}#${id}`,
});

const newBug = ({ path, version, error, message }: BugReportForm, letter: BugLetterItem): Action => {
  const bug: BugItem = {
    entity: "bug",
    id: letter.bugId,
    path,
    version,
    error,
    words: message,
    state: "new",
    count: 1,
    firstAt: letter.at,
    lastAt: letter.at,
    expiresAt: expiryOf("bugs", new Date(letter.at)),
  };
  return put(keys.bug(bug.id), "bug", { ...bug, ...bugPlace(bug) }).expectNew("stale");
};

/** One that was resolved has come back. */
const oneMore = ({ id, state }: BugItem, { at: lastAt }: BugLetterItem): Action => {
  const next = state === "resolved" ? "new" : state;
  return update(keys.bug(id))
    .set({ state: next, lastAt, expiresAt: expiryOf("bugs", new Date(lastAt)) })
    .set(bugPlace({ id, state: next, lastAt }))
    .add("count", 1)
    .expect("state", state, "stale");
};

/** Room for a picture, which is forgotten like any upload that does not come. */
const roomForPicture = ({ id, userId, pictureId, at: createdAt }: BugLetterItem): Action[] => {
  if (pictureId === undefined) return [];
  const upload: Omit<UploadItem, "entity"> = {
    id: pictureId,
    ownerId: userId ?? id,
    kind: "bug-picture",
    state: "started",
    contentType: "image/jpeg",
    createdAt,
    expiresAt: expiryOf("uploads", new Date(createdAt)),
  };
  return [put(keys.upload(pictureId), "upload", upload).expectNew("stale")];
};

/** A report without what should not be kept, in the bug that it is about or a new one. */
export const letterWrites = async (
  { table, system }: Pick<BugsContext, "table" | "system">,
  { userId, role, email }: Reporter,
  given: BugReportForm,
): Promise<{ readonly reported: ReportedBug; readonly writes: Action[] }> => {
  const now = system.now();
  const form = scrubbed(given, now);
  const bugId = bugIdOf(form);
  const at = now.toISOString();
  const letter: BugLetterItem = {
    entity: "bugLetter",
    id: system.newId("bugletter"),
    bugId,
    path: form.path,
    message: form.message,
    browser: browserWords(form.userAgent),
    role,
    userId,
    email,
    language: form.language,
    requestId: form.requestId,
    pictureId: form.withPicture && system.newId("upload"),
    at,
    expiresAt: expiryOf("bugReports", new Date(at)),
  };
  const bug = await table.get(keys.bug(bugId), BugItem);
  return {
    reported: { bugId, pictureId: letter.pictureId },
    writes: [
      bug ? oneMore(bug, letter) : newBug(form, letter),
      put(keys.bugLetter(bugId, letter.id), "bugLetter", {
        ...letter,
        ...(userId !== undefined && { gsi1pk: lists.bugLettersOf(userId), gsi1sk: `${at}#${letter.id}` }),
      }).expectNew("stale"),
      ...roomForPicture(letter),
    ],
  };
};
