export const ofRemovals = {
  "removal-open": "A colleague has already asked for the bike to be removed. Reload the page.",
  "removal-decided": "This has been decided already, or its time is up. Reload the page.",
  "removal-outdated":
    "The bike has changed since then, so the request no longer applies. Have another look and ask again.",
  "removal-own": "You asked for this yourself. Another administrator has to approve it.",
} as const;
