// Runs before the first paint, inlined into the head by vite.config.ts: sets theme and language, and asks for what the
// home page needs while the bundle is still on its way. Plain ES5-style script: it must work wherever the page opens.
(function () {
  var root = document.documentElement;
  var languagePacks = __LANGUAGE_PACKS__;
  var browseTexts = __BROWSE_TEXTS__;
  function read(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }
  var isLight = read("localStorage", "themeType") === "light";
  if (isLight) root.dataset.theme = "light";
  // The shell has the first merchant's mark and name: the tab of another one shows none until its own are here (R005).
  var merchant = read("sessionStorage", "merchantCode") || "ccgjoyf4";
  var isUnnamed = merchant !== "ccgjoyf4";
  if (isUnnamed) {
    root.dataset.shell = "unnamed";
    document.title = "";
  }
  // It is for robots that run no script (page-files.ts): the app has each page's own.
  var description = document.querySelector('meta[name="description"]');
  if (description) description.remove();
  // Its dark ground is the page's; the app tells the browser any other (follow-browser-colour.ts).
  if (isLight || isUnnamed) document.querySelector('meta[name="theme-color"]').content = "";
  var language = read("localStorage", "lang");
  if (!languagePacks[language]) language = language ? "en" : "bn";
  root.lang = language;

  function preload(rel, href, kind) {
    var link = document.createElement("link");
    link.rel = rel;
    if (kind) link.as = kind;
    if (kind === "image") link.fetchPriority = "high";
    // As the app will ask for it: asked for otherwise it would come twice.
    if (kind === "style") link.crossOrigin = "";
    link.href = href;
    document.head.appendChild(link);
  }

  // A script that does not come or throws leaves the shell standing: say which, with the ways on. Once the app is there the
  // element is gone, and the app has its own ladder of load errors.
  function showFailure(cause) {
    var failure = document.querySelector(".shell-failure");
    if (!failure || !failure.hidden) return;
    failure.hidden = false;
    failure.querySelectorAll("[data-cause]").forEach(function (text) {
      text.hidden = text.dataset.cause !== cause;
    });
    void offerService(failure.querySelector(".shell-service"));
  }
  // Files that did not come are named by the browsers' own words and by the app's (load-chunk.ts, main.tsx).
  function showError(error) {
    showFailure(/load|import|fetch|sheet/i.test(error) ? "connection" : "script");
  }
  // Without the app, so by a file that stands alone (D8).
  async function offerService(place) {
    try {
      var answer = await fetch(permission, { headers: headersOf("SYS_PERMISSION") });
      var body = await answer.json();
      var module = await import(__SERVICE_PATH__);
      var address = await module.openServicePath(body.value.info.customerService[0].path);
      if (!address) return;
      place.firstElementChild.href = address;
      place.hidden = false;
    } catch {
      // No contact, no link.
    }
  }
  var ofMerchant = "&merchantCode=" + encodeURIComponent(merchant);
  var permission = "/wps/system/permission?url=" + encodeURIComponent(location.hostname) + ofMerchant;
  // Said by too-old.js; the page says the rest.
  if (root.dataset.unfit) {
    addEventListener("DOMContentLoaded", function () {
      void offerService(document.querySelector("#too-old .shell-service"));
    });
    return;
  }
  addEventListener("lobbykit:start-failed", function (event) {
    showError(event.error);
  });
  setTimeout(showFailure, 120000, "connection"); // R475
  addEventListener(
    "error",
    function (event) {
      if (event.target === window) {
        // Ours alone: an extension that fails is no reason.
        if (event.filename.startsWith(location.origin)) showError(event.message);
        return;
      }
      if (!/^(SCRIPT|LINK)$/.test(event.target.tagName)) return;
      // Without its style sheet the app does not start (main.tsx).
      if (event.target.rel === "stylesheet") root.dataset.unfit = "style";
      showFailure("connection");
    },
    true,
  );

  // What older browsers lack (docs/browsers.md); the app waits for it (shell-plugin.ts).
  if (!__HAS_METHODS__) window.lobbykitMethods = import(__METHODS__);

  var answers = (window.lobbykitBoot = {});
  function headersOf(moduleId) {
    return { "Accept-Language": language, "X-Module-Id": moduleId };
  }
  // Kept before a reload, and young enough: the app takes it from there (session-cache.ts).
  function isKept(entry, parameter) {
    try {
      return JSON.parse(read("sessionStorage", entry)).some(function (kept) {
        var isOfCall = JSON.stringify(kept.key).includes(parameter);
        return isOfCall && kept.for.endsWith(" " + language) && Date.now() - kept.at < __SESSION_CACHE_MS__;
      });
    } catch {
      return false;
    }
  }
  function ask(path, moduleId) {
    answers[path] = fetch(path, { headers: headersOf(moduleId) });
    // The app reports a failed request when it adopts it; a page that never does has nothing to report.
    answers[path].catch(function () {});
  }
  // Pictures need not wait for the bundle either. Without them there is nothing to hurry: the page shows what is wrong.
  function hurry(path, pictures) {
    return answers[path]
      .then(function (answer) {
        return answer.clone().json();
      })
      .then(function (body) {
        return pictures(body.value);
      })
      .catch(function () {});
  }
  // The page puts the same picture in the same place.
  function show(address, place) {
    if (!place) return;
    var picture = new Image();
    picture.alt = "";
    picture.fetchPriority = "high";
    picture.src = address;
    place.appendChild(picture);
  }
  // What the first pictures wait for goes first: a browser asks an HTTP/1.1 server for six things at a time.
  if (/^\/(index(\.html)?|home)?$/.test(location.pathname)) {
    var announcements =
      "/wps/relay/MCSFE_getListAnnouncements?types=B%2CPL%2CPU%2CPR%2CH&execution=B&platform=W" + ofMerchant;
    ask(announcements, "CONTENT_ANNOUNCEMENTS");
    hurry(announcements, function (value) {
      var hero = value.banners.filter(function (banner) {
        return banner.groupName === "w_home" && banner.url.startsWith("/art/");
      })[0];
      if (hero) show(hero.url, document.querySelector(".shell-banner"));
    });
    if (!isKept("hotGame", '"count":24,')) ask("/wps/relay/GCSGAME_hotGamesV2?count=24" + ofMerchant, "GAME_HOT");
  } else if (/^\/(slot-games|rng)$/.test(location.pathname) && !location.search) {
    root.dataset.page = "slots";
    var hotGames = "/wps/relay/GCSGAME_hotGamesV2?count=100" + ofMerchant;
    var isHotKept = isKept("hotGame", '"count":100,');
    if (!isHotKept) ask(hotGames, "GAME_HOT");
    // As many as a page holds at this width (R499).
    var reached = [1366, 1600, 1920].filter(function (widthPx) {
      return matchMedia("(min-width: " + widthPx + "px)").matches;
    });
    var pageSize = [25, 25, 30, 40][reached.length];
    ask("/wps/relay/GCSGAME_gameList?category=RNG&order=NEW&page=1&pageSize=" + pageSize + ofMerchant, "GAME_LIST");
    if (!isKept("vendors", merchant)) ask("/wps/relay/GCSGAME_gameVendor?merchantCode=" + merchant, "GAME_VENDORS");
    if (!isKept("gameTypes", "{}")) ask("/wps/relay/GCSGAME_getVassGameType", "GAME_TYPES");
    var showGames = function (value) {
      // Above a member's hot games stands what they played last.
      if (read("sessionStorage", "token")) return;
      var games = value.content.filter(function (game) {
        return game.category === "RNG" && game.image.url.startsWith("/art/");
      });
      var places = [].filter.call(document.querySelectorAll(".shell-cards > div"), function (place) {
        return place.offsetLeft < innerWidth;
      });
      places.slice(0, games.length).forEach(function (place, index) {
        show(games[index].image.url, place);
      });
    };
    (isHotKept ? Promise.resolve() : hurry(hotGames, showGames)).finally(function () {
      __SLOTS_STYLES__.forEach(function (file) {
        preload("preload", file, "style");
      });
      __SLOTS_SCRIPTS__.concat(browseTexts[language] || []).forEach(function (file) {
        preload("modulepreload", file);
      });
    });
  } else if (!/^\/(register(\.html)?|help)$/.test(location.pathname)) {
    // No page of games and no dialog above home: neither a hero nor cards come.
    root.dataset.page = "other";
  }
  ask(permission, "SYS_PERMISSION");
  preload("modulepreload", languagePacks[language]);
})();
