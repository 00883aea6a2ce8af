export const adNews = {
  "ad-removed": {
    title: "Your ad has been removed",
    text: "An administrator has removed the ad for {{bike}}. Read why.",
  },
  "ad-removal-upheld": {
    title: "Your appeal has been decided",
    text: "The ad for {{bike}} stays removed.",
  },
  "ad-removal-reversed": {
    title: "Your appeal has been decided",
    text: "The ad for {{bike}} shouldn’t have been removed. See whether it’s shown again.",
  },
  "ad-report-removed": { title: "Thanks for your report", text: "The ad for {{bike}} has been removed." },
  "ad-report-kept": {
    title: "Your report has been decided",
    text: "The ad for {{bike}} stays. See why.",
  },
  "ad-reviewed-removed": {
    title: "Your report has been reviewed",
    text: "The ad for {{bike}} has been removed.",
  },
  "ad-reviewed-kept": { title: "Your report has been reviewed", text: "The ad for {{bike}} stays." },
};
