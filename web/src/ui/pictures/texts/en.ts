import type { pictures as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const pictures: Texts<typeof sv> = {
  take: "Take photo",
  choose: "Choose file",
  uploaded: "Uploaded",
  uploading: "Uploading …",
  progress: "Upload",
  replace: "Replace",
  faults: {
    "wrong-type": "Only JPEG, PNG and WebP files are allowed",
    "too-large": "The file is too large. The maximum size is 5 MB",
    unreadable: "The picture can’t be read. Save it again or choose another one.",
  },
};
