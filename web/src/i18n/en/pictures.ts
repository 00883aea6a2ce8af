import type { pictures as sv } from "../sv/pictures.ts";
import type { Texts } from "../texts.ts";

export const pictures: Texts<typeof sv> = {
  take: "Take a picture",
  choose: "Choose a file",
  uploaded: "Uploaded",
  uploading: "Uploading …",
  progress: "Upload",
  replace: "Replace",
  faults: {
    "wrong-type": "Only JPEG, PNG and WebP files are allowed",
    "too-large": "The file is too large. The maximum size is 5 MB",
    unreadable: "The picture cannot be read. Save it again or choose another one.",
  },
};
