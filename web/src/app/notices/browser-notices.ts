import type { NotificationSettings } from "#contract/notification-settings.ts";
import type { Notification as Note } from "#contract/notifications.ts";
import { readStored, writeStored } from "#web/ui/local-store.ts";
import { isAnyVisible, oneTabAtATime } from "./tabs.ts";

/** What was read elsewhere by now is no news; of one's own registrations one is told wherever one is not. */
const isNews = ({ type, unreadSince }: Note): boolean =>
  unreadSince !== undefined || type === "bike_registration";

const isWanted = (
  { type }: Note,
  { browser, messages, bikeRegistrations }: NotificationSettings,
): boolean => {
  if (type === "message") return browser && messages;
  if (type === "bike_registration") return browser && bikeRegistrations;
  return browser;
};

/** Of the newest notes those that came after the newest one known, the oldest first. */
export const freshOf = (notes: readonly Note[], known: string, settings: NotificationSettings): Note[] =>
  notes.filter((note) => note.createdAt > known && isNews(note) && isWanted(note, settings)).toReversed();

type Shown = { readonly title: string; readonly text: string };

/** Phones have the interface and refuse to be asked by a page. */
const showOne = (note: Note, { title, text }: Shown, onClick: () => void): void => {
  try {
    const shown = new Notification(title, { body: text, tag: note.id, icon: "/icon-192.png" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
      onClick();
    });
  } catch {
    // Then the badge has to do.
  }
};

export type Showing = {
  readonly userId: string;
  readonly settings: NotificationSettings;
  /** Nothing is shown of what was there when the page was opened. */
  readonly silent: boolean;
  word(note: Note): Shown;
  onClick(note: Note): void;
};

/** Shows what is new, once however many tabs hear of it, and only while nobody looks at any of them. */
export const showNews = async (notes: readonly Note[], showing: Showing): Promise<void> => {
  const key = `cr:notices-known:${showing.userId}`;
  await oneTabAtATime(async () => {
    const known = readStored(key) ?? "";
    const newest = notes[0]?.createdAt ?? "";
    if (newest <= known) return;
    writeStored(key, newest);
    if (showing.silent || (await isAnyVisible())) return;
    for (const note of freshOf(notes, known, showing.settings))
      showOne(note, showing.word(note), () => showing.onClick(note));
  });
};
