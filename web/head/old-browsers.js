// Browsers of the last five years get what they lack before any other script runs, older ones a page that says so.
// The syntax is one that even those understand. `URL.parse` came last of all that is filled in.
(function () {
  var isKnown = window.AbortSignal && AbortSignal.timeout && CSS.supports("width:1dvh");
  if (!isKnown || !URL.parse)
    document.write("<script src=/" + (isKnown ? "fill" : "too-old") + ".js><\/script>");
})();
