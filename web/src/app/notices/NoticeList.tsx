import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { firstPage } from "./fetched-notes.ts";
import { NoticeBones } from "./NoticeBones.tsx";
import { NoticeItem } from "./NoticeItem.tsx";
import { NoticesHead } from "./NoticesHead.tsx";
import { moveAmongNotes } from "./notice-keys.ts";
import { countsQuery } from "../counts-query.ts";
import { notesQuery } from "./notices-api.ts";
import { UndoNote } from "./UndoNote.tsx";
import { useMark, useMarkAll } from "./use-marks.ts";
import { useNow } from "./use-now.ts";
import "./notice-list.css";

/** Fetched only while they are looked at; of older ones nothing is kept. */
const useNotes = (open: boolean) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!open) queries.setQueryData(notesQuery.queryKey, (notes) => notes && firstPage(notes));
  }, [open, queries]);
  return useInfiniteQuery({ ...notesQuery, enabled: open });
};

type Props = { open: boolean; title: string; onFollow: () => void };

/** What one has been told, as long as it is looked at. */
export function NoticeList({ open, title, onFollow }: Props): ReactNode {
  const { t } = useTranslation();
  const query = useNotes(open);
  const { data: counts } = useQuery(countsQuery);
  const mark = useMark();
  const { markAll, undo, error } = useMarkAll(query.data, counts);
  const failure = mark.error ?? error;
  const now = useNow();
  return (
    <>
      <NoticesHead title={title} onMarkAll={markAll} />
      <p className="notices__failure" role="alert">
        {failure && failureText(failure)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows only help along what has its own keys */}
      <div className="notices__list" onKeyDown={moveAmongNotes}>
        <PagedList
          query={query}
          why={failureText}
          empty={<p className="notices__empty">{t(($) => $.common.notifications.empty)}</p>}
          waiting={<NoticeBones />}
          keyOf={({ id }) => id}
        >
          {(note) => <NoticeItem note={note} now={now} onMark={mark.mutate} onFollow={onFollow} />}
        </PagedList>
      </div>
      <UndoNote onUndo={undo} />
    </>
  );
}
