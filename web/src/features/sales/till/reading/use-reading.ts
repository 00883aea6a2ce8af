import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { analysisRoutes } from "#contract/analysis.ts";
import { failureText } from "#web/api/failure-text.ts";
import { createClient } from "#web/api/client.ts";
import { usePicture } from "#web/api/pictures/use-picture.ts";
import { getAccessToken } from "#web/auth/session.ts";

const analyses = createClient(analysisRoutes, { token: getAccessToken });

/** A picture of the frame, and the numbers that are read from it as soon as it is there. */
export const useReading = () => {
  const [uploadId, keep] = useState<string>();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (id: string) => analyses.readFrameNumber({ body: { uploadId: id } }),
  });
  const events = useMemo(
    () => ({
      onKept: (id: string) => {
        keep(id);
        mutate(id);
      },
      onGone: () => keep(undefined),
    }),
    [mutate],
  );
  const picture = usePicture("bike-photo", uploadId, events);
  const choose = (file: Blob): void => {
    reset();
    keep(undefined);
    picture.choose(file);
  };
  return {
    picture: { ...picture, choose },
    readings: data?.readings,
    isReading: isPending,
    failure: error === null ? undefined : failureText(error),
    again: () => uploadId !== undefined && mutate(uploadId),
  };
};
