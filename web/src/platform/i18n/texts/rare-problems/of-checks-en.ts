export const ofChecks = {
  "certificate-not-found": "There’s no such certificate. Scan the code again, or copy the whole address.",
  "certificate-limit-reached":
    "That was today’s last certificate: one a day without an account, twenty with one. You can still check the number.",
  "personal-number-typed":
    "That could be a personal number, so we won’t make a certificate or ask a question about it. Read the frame number again.",
  "number-report-not-found": "There’s no such check. Scan the code again, or copy the whole address.",
} as const;
