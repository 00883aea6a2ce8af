import type { system as sv } from "./system-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const system = {
  "copy-ready": {
    title: "Your data is ready to download",
    text: "The copy of your data is in the settings for seven days.",
  },
  "extract-made": {
    title: "An authority has received data about you",
    text: "Our email says which one and why.",
  },
  "copy-failed": {
    title: "Your copy wasn’t finished",
    text: "Something went wrong while we gathered your data. Ask for a new copy in the settings.",
  },
  scanned: { title: "Your stolen bike was scanned", text: "Someone scanned the code on {{bike}}." },
  "scanned-at": { title: "Your stolen bike was scanned", text: "A finder shared where {{bike}} is." },
  "bike-stolen": {
    title: "Your bike is reported stolen",
    text: "{{bike}} now shows as stolen.",
  },
  "bike-recovered": {
    title: "Your bike is recovered",
    text: "{{bike}} no longer shows as stolen.",
  },
  "store-suspended": {
    title: "Your shop has been suspended",
    text: "You can sign in and see everything, but you can’t change anything. The reason is in the email.",
  },
  "store-reactivated": { title: "Your shop is active again", text: "You can use everything as before." },
  "api-key-made": {
    title: "There’s a new API key",
    text: "An owner of the shop made it. The log shows who.",
  },
  "api-key-rotated": {
    title: "An API key has been replaced",
    text: "The old key works for another day. The log shows who replaced it.",
  },
  "api-key-revoked": { title: "An API key has been revoked", text: "The log shows who revoked it." },
  "request-approved": {
    title: "Your request was approved",
    text: "A colleague has approved what you asked for. The page shows how it went.",
  },
  "request-declined": {
    title: "A colleague said no to your request",
    text: "Nothing has changed. The reason is on the page.",
  },
  "access-unexplained": {
    title: "Data was opened without an explanation",
    text: "A colleague has checked why an administrator opened someone’s data. Read more in the audit log.",
  },
  other: { title: "Cykelregistret", text: "Something has happened on your account." },
} as const satisfies Texts<typeof sv>;
