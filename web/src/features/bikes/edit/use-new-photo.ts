import { useMemo, useState } from "react";
import { usePicture } from "#web/api/pictures/use-picture.ts";

/** A photo to take the place of the old one when the changes are saved. */
export const useNewPhoto = () => {
  const [uploadId, setUploadId] = useState<string>();
  const events = useMemo(
    () => ({
      onKept: setUploadId,
      onGone: () => setUploadId(undefined),
      onFailure: () => setUploadId(undefined),
    }),
    [],
  );
  return { photo: usePicture("bike-photo", undefined, events), uploadId };
};
