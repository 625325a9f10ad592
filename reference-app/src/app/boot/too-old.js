// Runs before every other script. shell-plugin.ts inlines it into the head. It uses only ECMAScript 5, so that a browser of any age can
// run it. A browser that is older than the oldest supported one (docs/browsers.md) shows the page's explanation instead of the app. It
// checks for the latest features that the app requires: a CSS unit of Chrome 108, and import maps of Safari 16.4 and Firefox 108.
(function () {
  var css = window.CSS;
  var element = window.HTMLScriptElement;
  if (css && css.supports && css.supports("height", "1dvh") && element.supports && element.supports("importmap"))
    return;
  document.documentElement.setAttribute("data-unfit", "old");
  var link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = __STYLE__;
  document.getElementsByTagName("head")[0].appendChild(link);
  // This event comes after the page is parsed and before its modules run, since they wait for files.
  document.addEventListener("readystatechange", function () {
    var words = document.getElementById("too-old");
    if (words) words.hidden = false;
  });
})();
