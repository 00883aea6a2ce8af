export const ofExtracts = {
  "extract-open": "A request for an extract about this person is already waiting for a decision.",
  "extract-decided": "This has been decided already, or its time is up. Reload the page.",
  "extract-own": "You asked for this extract yourself. Another administrator has to approve it.",
  "extract-not-ready": "The extract can’t be fetched. Reload the page to see why.",
  "extract-not-yours": "Only those who asked for the extract and approved it can fetch it.",
} as const;
