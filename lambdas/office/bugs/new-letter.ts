import { expiryOf } from "#contract/privacy/retention.ts";
import type { Role } from "#contract/people/accounts.ts";
import { browserWords } from "#contract/platform/browser-words.ts";
import type { BugReportForm, ReportedBug } from "#contract/office/bug-reports.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { hideContactData } from "#lambdas/messages/hide-contact-data.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { BugItem, type BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { createHash } from "node:crypto";
import type { BugsContext } from "./bugs-context.ts";

/** Ignores case, punctuation and digits, so that similar messages are grouped. */
const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();

/**
 * Same id for the same error on the same page and build; without an error message the report's own words
 * decide.
 */
const bugIdOf = ({
  path,
  version,
  error,
  message,
}: Pick<BugReportForm, "path" | "version" | "error" | "message">): string => {
  const key = error === undefined ? ["words", normalised(message)] : ["error", normalised(error)];
  const hash = createHash("sha256").update(JSON.stringify([path, version, ...key]));
  return `bug_${hash.digest("base64url").slice(0, 22)}`;
};

/** From the access token; people without an account may give an email address. */
type Reporter = {
  readonly userId?: string;
  readonly role?: Role;
  readonly email?: string | undefined;
};

const scrubbed = (form: BugReportForm, now: Date): BugReportForm => {
  const hide = (text: string): string => hidePersonalNumbers(text, swedishDate(now));
  const scrub = (text: string): string => hideContactData(hide(text));
  const { message, error, version, requestId } = form;
  return {
    ...form,
    message: scrub(message),
    error: error === undefined ? undefined : scrub(error),
    version: hide(version),
    requestId: requestId === undefined ? undefined : hide(requestId),
  };
};

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
    expiresAt: letter.expiresAt,
  };
  return put(keys.bug(bug.id), "bug", { ...bug, ...bugPlace(bug) }).expectNew("stale");
};

/** Reopens a resolved bug. It shows only the newest report's words, which expire with that report. */
const repeatedBug = (
  { id, state }: BugItem,
  { at: lastAt, message: words, expiresAt }: BugLetterItem,
): Action => {
  const next = state === "resolved" ? "new" : state;
  return update(keys.bug(id))
    .set({ state: next, lastAt, words, expiresAt })
    .set(bugPlace({ id, state: next, lastAt }))
    .add("count", 1)
    .expect("state", state, "stale");
};

/** Creates an upload for the screenshot, which expires like any other if the picture never arrives. */
const pictureUploadWrites = ({ id, userId, pictureId, at: createdAt }: BugLetterItem): Action[] => {
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

/** Removes personal data from a report and adds it to its bug, or to a new one. */
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
      bug ? repeatedBug(bug, letter) : newBug(form, letter),
      put(keys.bugLetter(bugId, letter.id), "bugLetter", {
        ...letter,
        ...(userId !== undefined && { gsi1pk: lists.bugLettersOf(userId), gsi1sk: `${at}#${letter.id}` }),
      }).expectNew("stale"),
      ...pictureUploadWrites(letter),
    ],
  };
};
