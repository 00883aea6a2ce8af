export const transferNews = {
  "transfer-offered": {
    title: "A bike is waiting for your signature",
    text: "Someone wants you to take over {{bike}}. Read everything, and sign when you have it with you.",
  },
  "invitation-opened": {
    title: "Is this the right buyer?",
    text: "Someone other than the one you wrote to has opened the invitation to {{bike}}. Confirm, or send a new one.",
  },
  "transfer-requested": {
    title: "Someone wants to take over your bike",
    text: "Someone asks whether {{bike}} is theirs now. Approve, or say no.",
  },
  "transfer-request-refused": {
    title: "The owner said no",
    text: "The owner doesn’t want to transfer {{bike}}. If you’ve bought it, contact us with the receipt.",
  },
  "transfer-changed": {
    title: "The terms have changed",
    text: "The seller has changed the transfer of {{bike}}. Read what’s new.",
  },
  "transfer-reminder": {
    title: "A bike is waiting for your signature",
    text: "You haven’t answered the transfer of {{bike}} yet.",
  },
  "transfer-completed": { title: "The buyer has signed", text: "{{bike}} has changed owner." },
  "bike-received": { title: "The bike is yours", text: "{{bike}} is now registered to you." },
  "transfer-declined": {
    title: "The buyer has declined",
    text: "{{bike}} is still yours. You can see the reason there.",
  },
  "transfer-cancelled": {
    title: "Transfer withdrawn",
    text: "The seller has withdrawn the transfer of {{bike}}.",
  },
  "transfer-stopped": {
    title: "Transfer stopped",
    text: "{{bike}} has been reported stolen. The transfer has ended.",
  },
  "transfer-expired": {
    title: "Transfer expired",
    text: "Nobody signed the transfer of {{bike}} in time.",
  },
  other: {
    title: "Change of owner",
    text: "There’s news about the transfer of {{bike}}.",
  },
} as const;
