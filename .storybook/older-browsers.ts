// Methods that the stories use and that the oldest browsers of docs/browsers.md lack, so that every story opens in them.
import "core-js/modules/es.array.to-reversed.js";
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.map.group-by.js";
import "core-js/modules/web.url.can-parse.js";
