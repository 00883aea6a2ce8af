/* global documents */

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  const bare = request.uri.replace(/\/$/, "");
  // Pages that exist as files of their own; every other page is drawn by the app.
  if (documents.includes(bare)) request.uri = bare + "/index.html";
  else if (!lastPart.includes(".")) request.uri = "/app.html";
  return request;
}
