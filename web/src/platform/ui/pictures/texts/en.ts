import type { pictures as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const pictures: Texts<typeof sv> = {
  take: "Take photo",
  choose: "Choose file",
  uploaded: "Uploaded",
  uploading: "Uploading …",
  progress: "Upload",
  replace: "Replace",
  add: "Add photos",
  count: "{{count}} of {{max}}",
  number: "Photo {{number}}",
  remove: "Remove photo {{number}}",
  percent: "Uploading, {{percent}}%",
  failed: "{{name}} couldn’t be uploaded.",
  full: "There’s room for {{max}} photos.",
  missing: "Add at least one photo.",
  wait: "Wait until the photos are uploaded.",
  faults: {
    "wrong-type": "Only JPEG, PNG and WebP files are allowed",
    heic: "This picture is saved as HEIC, which your browser can’t read. Take a new one from here, or choose Settings, Camera, Formats, Most Compatible on your iPhone.",
    falsified:
      "Your browser distorts pictures so you can’t be recognised, and the bike wouldn’t be seen. Let this site read image data (canvas), or use another browser.",
    "too-large": "The picture is too large. It can be 64 MB at most.",
    unreadable: "The picture can’t be read. Save it again or choose another one.",
  },
};
