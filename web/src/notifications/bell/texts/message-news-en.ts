export const messageNews = {
  "message-report-decided": {
    title: "We’ve decided on your report",
    text: "We’ve read what you reported in a conversation. See what we decided.",
  },
  "message-report-reviewed": {
    title: "Your report has been reviewed",
    text: "The person you reported objected. See how it turned out.",
  },
  "messages-warned": {
    title: "You’ve been given a warning",
    text: "It’s about a message you wrote. Read why.",
  },
  "messages-closed": {
    title: "A conversation has been closed",
    text: "An administrator closed it because of something you wrote. Read why.",
  },
  "messages-barred": {
    title: "You can’t send messages right now",
    text: "An administrator has blocked you from messaging for a time. Read why.",
  },
  "message-objection-upheld": {
    title: "Your objection has been decided",
    text: "The decision about what you wrote stands.",
  },
  "message-objection-revoked": {
    title: "Your objection has been decided",
    text: "You were right. The decision no longer applies.",
  },
  "thread-closed": {
    title: "A conversation has been closed",
    text: "An administrator has closed it. You can still read what was written.",
  },
  "thread-reopened": {
    title: "A conversation is open again",
    text: "An administrator has opened it again.",
  },
};
