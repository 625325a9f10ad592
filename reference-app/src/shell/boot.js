// Runs before the first paint, inlined into the head by vite.config.ts: sets theme and language, and asks for what the
// home page needs while the bundle is still on its way. Plain ES5-style script: it must work wherever the page opens.
(function () {
  var root = document.documentElement;
  var languagePacks = __LANGUAGE_PACKS__;
  function read(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }
  if (read("localStorage", "themeType") === "light") root.dataset.theme = "light";
  var language = read("localStorage", "lang");
  if (!languagePacks[language]) language = "bn";
  root.lang = language;

  var pack = document.createElement("link");
  pack.rel = "modulepreload";
  pack.href = languagePacks[language];
  document.head.appendChild(pack);

  var answers = (window.lobbykitBoot = {});
  function ask(path, moduleId) {
    answers[path] = fetch(path, { headers: { "Accept-Language": language, "X-Module-Id": moduleId } });
    // The app reports a failed request when it adopts it; a page that never does has nothing to report.
    answers[path].catch(function () {});
  }
  var merchant = read("sessionStorage", "merchantCode") || "ccgjoyf4";
  ask(
    "/wps/system/permission?url=" + encodeURIComponent(location.hostname) + "&merchantCode=" + merchant,
    "SYS_PERMISSION",
  );
  if (/^\/(index(\.html)?|home)?$/.test(location.pathname)) {
    ask("/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&execution=B&platform=W", "CONTENT_ANNOUNCEMENTS");
    ask("/wps/relay/GCSGAME_hotGamesV2?count=24", "GAME_HOT");
  }
})();
