// Runs before the first paint, so that neither colour nor direction flashes. External, because the
// content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("callboard.settings") || "{}") || {};
  } catch {
    stored = {};
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = stored.theme === "light" || stored.theme === "dark" ? stored.theme : dark ? "dark" : "light";
  var wanted = stored.language || (navigator.language || "en").slice(0, 2);
  var language = wanted === "tr" || wanted === "ar" ? wanted : "en";
  root.dataset.theme = theme;
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";
})();
