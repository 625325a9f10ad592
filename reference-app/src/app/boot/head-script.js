// Runs before the first paint. vite.config.ts inlines it into the head. It sets theme and language, and requests the data of the
// first page while the bundle loads. It is a plain script in ES5 style, so that it runs in every browser that opens the page.
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
  // The shell contains the first merchant's logo and name. Another merchant's tab shows none until its own have loaded (R005).
  var merchant = read("sessionStorage", "merchantCode") || "ccgjoyf4";
  var isUnnamed = merchant !== "ccgjoyf4";
  if (isUnnamed) {
    root.dataset.shell = "unnamed";
    document.title = "";
  }
  // It is for crawlers that run no script (page-files.ts). The app sets the description of each page.
  var description = document.querySelector('meta[name="description"]');
  if (description) description.remove();
  // The dark background is the page's. The app reports any other colour to the browser (follow-browser-colour.ts).
  if (isLight || isUnnamed) document.querySelector('meta[name="theme-color"]').content = "";
  var language = read("localStorage", "lang");
  if (!languagePacks[language]) language = language ? "en" : "bn";
  root.lang = language;

  function preload(rel, href, kind) {
    var link = document.createElement("link");
    link.rel = rel;
    if (kind) link.as = kind;
    if (kind === "image") link.fetchPriority = "high";
    // The same request as the app's. A different one would load the data twice.
    if (kind === "style") link.crossOrigin = "";
    link.href = href;
    document.head.appendChild(link);
  }

  // When a script fails to load or throws, the shell stays: show what failed and what to do. Once the app has rendered, this
  // element is gone, and the app handles load errors itself.
  function showFailure(cause) {
    var failure = document.querySelector(".shell-failure");
    if (!failure || !failure.hidden) return;
    failure.hidden = false;
    failure.querySelectorAll("[data-cause]").forEach(function (text) {
      text.hidden = text.dataset.cause !== cause;
    });
    void offerService(failure.querySelector(".shell-service"));
  }
  // Files that failed to load are recognised by the messages of browsers and of the app (load-chunk.ts, main.tsx).
  function showError(error) {
    showFailure(/load|import|fetch|sheet/i.test(error) ? "connection" : "script");
  }
  // The app has not loaded, so a separate file decrypts the contact (D8).
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
      // Without a contact there is no link.
    }
  }
  var ofMerchant = "&merchantCode=" + encodeURIComponent(merchant);
  var permission = "/wps/system/permission?url=" + encodeURIComponent(location.hostname) + ofMerchant;
  // too-old.js has found an old browser. The page explains it.
  if (root.dataset.unfit) {
    addEventListener("DOMContentLoaded", function () {
      void offerService(document.querySelector("#too-old .shell-service"));
    });
    return;
  }
  addEventListener("lobbykit:start-failed", function (event) {
    showError(event.error);
  });
  // After 120 s the code counts as failed to load (R475).
  setTimeout(showFailure, 120000, "connection");
  addEventListener(
    "error",
    function (event) {
      if (event.target === window) {
        // Only our own scripts count: a failing browser extension does not stop the page.
        if (event.filename.startsWith(location.origin)) showError(event.message);
        return;
      }
      // Other links are hints. Firefox reports an error for `modulepreload` although the import succeeds.
      var isStyle = event.target.rel === "stylesheet";
      if (!isStyle && event.target.tagName !== "SCRIPT") return;
      // The app does not start without its style sheet (main.tsx).
      if (isStyle) root.dataset.unfit = "style";
      showFailure("connection");
    },
    true,
  );

  // Starts the built app after the polyfills for older browsers (docs/browsers.md). The app's own file must not wait for them with a
  // top-level await: until Safari 27, WebKit then gives other parts of the app modules that have not run (WebKit bug 242740).
  async function startApp() {
    if (!__HAS_METHODS__) await import(__METHODS__);
    await import(__APP__);
  }
  if (__APP__) {
    addEventListener("DOMContentLoaded", function () {
      startApp().catch(function (error) {
        console.error("The app could not start", error);
        showError(error);
      });
    });
  }

  var answers = (window.lobbykitBoot = {});
  function headersOf(moduleId) {
    return { "Accept-Language": language, "X-Module-Id": moduleId };
  }
  // A fresh answer was stored before a reload. The app reads it from there (session-cache.ts).
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
    // The app reports a failed request when it uses its result. A page that never uses it has nothing to report.
    answers[path].catch(function () {});
  }
  // Pictures do not wait for the bundle either. When the data has failed, there are no pictures, and the page shows the error.
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
  // The page renders the same picture in the same place.
  function show(address, place) {
    if (!place) return;
    var picture = new Image();
    picture.alt = "";
    picture.fetchPriority = "high";
    picture.src = address;
    place.appendChild(picture);
  }
  // The requests that the first pictures depend on come first: a browser sends six requests at a time to an HTTP/1.1 server.
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
    // The page size at this width (R499).
    var reached = [1366, 1600, 1920].filter(function (widthPx) {
      return matchMedia("(min-width: " + widthPx + "px)").matches;
    });
    var pageSize = [25, 25, 30, 40][reached.length];
    ask("/wps/relay/GCSGAME_gameList?category=RNG&order=NEW&page=1&pageSize=" + pageSize + ofMerchant, "GAME_LIST");
    if (!isKept("vendors", merchant)) ask("/wps/relay/GCSGAME_gameVendor?merchantCode=" + merchant, "GAME_VENDORS");
    if (!isKept("gameTypes", "{}")) ask("/wps/relay/GCSGAME_getVassGameType", "GAME_TYPES");
    var showGames = function (value) {
      // A member sees recent games above the hot games.
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
    // Neither a page of games nor a dialog above home: it has no hero and no cards.
    root.dataset.page = "other";
  }
  ask(permission, "SYS_PERMISSION");
  preload("modulepreload", languagePacks[language]);
})();
