// Runs before everything, inlined into the head by shell-plugin.ts, in the language of 2009: the one script that a browser of any age
// must understand. A browser below the floor (docs/browsers.md) shows the page's words about that instead of the app. It asks for what
// came last of what the app cannot do without: a unit of Chrome 108, and import maps of Safari 16.4 and Firefox 108.
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
  // Heard when the page is read and before its modules run, which wait for files.
  document.addEventListener("readystatechange", function () {
    var words = document.getElementById("too-old");
    if (words) words.hidden = false;
  });
})();
