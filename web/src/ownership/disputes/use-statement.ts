import { useEffect, useEffectEvent, useState } from "react";
import * as z from "zod";
import {
  maxEvidencePictures,
  type NewStatement,
  ownershipDisputeRoutes,
} from "#contract/ownership/ownership-disputes.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { usePhotos } from "#web/platform/api/pictures/use-photos.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";

const Draft = z.object({ text: z.string(), pictures: z.array(z.string()) });

const { body: Statement } = ownershipDisputeRoutes.addToOwnershipDispute;

const faultOf = (typed: z.infer<typeof Draft>): string | undefined => {
  const [issue] = Statement.safeParse(typed).error?.issues ?? [];
  return issue && ruleOf(issue.message);
};

/** A text with pictures, kept in the tab until it is sent. */
export const useStatement = (draftKey: string, needsPicture: boolean) => {
  const { draft, write, forget } = useKeptDraft(draftKey, Draft, { text: "", pictures: [] });
  const stored = draft.pictures.map((id) => ({ id }));
  const photos = usePhotos({ kind: "receipt", max: maxEvidencePictures, kept: stored });
  const [tried, setTried] = useState(false);
  const typed = { text: draft.text, pictures: photos.ids };
  const keep = useEffectEvent((ids: string) =>
    write({ text: draft.text, pictures: ids.split(",").filter(Boolean) }),
  );
  const uploaded = photos.ids.join();
  useEffect(() => keep(uploaded), [uploaded]);
  const fault = faultOf(typed);
  const lacksPicture = needsPicture && typed.pictures.length === 0;
  return {
    text: draft.text,
    photos,
    fault: tried ? fault : undefined,
    lacksPicture: tried && lacksPicture,
    forget,
    onType: (text: string) => write({ ...typed, text }),
    /** Returns the statement to send, or marks the faults. */
    check: (): NewStatement | undefined => {
      setTried(true);
      return fault === undefined && !lacksPicture ? typed : undefined;
    },
  };
};
