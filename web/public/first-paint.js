// Runs before the first paint, so that neither colour, size nor direction flashes. External, because the
// content security policy allows no inline script.
(function () {
  var root = document.documentElement;

  function kept(name) {
    try {
      return JSON.parse(localStorage.getItem(name) || "{}") || {};
    } catch {
      return {};
    }
  }

  function isDark(scheme, mode) {
    if (scheme !== "default") return /^dark|Dark$/.test(scheme);
    if (mode === "light" || mode === "dark") return mode === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  function languageOf(settings) {
    var wanted = settings.language || (navigator.language || "en").slice(0, 2);
    return wanted === "tr" || wanted === "ar" ? wanted : "en";
  }

  // The colours of a chosen scheme, as they were drawn last.
  function paint(scheme) {
    var colors = kept("callboard.colors");
    if (colors.scheme !== scheme || scheme === "default") return;
    for (var name in colors.values) root.style.setProperty(name, colors.values[name]);
  }

  var settings = kept("callboard.settings");
  var scheme = (settings.schemes && settings.schemes.main) || "default";
  var language = languageOf(settings);
  root.dataset.theme = isDark(scheme, settings.colorMode) ? "dark" : "light";
  root.lang = language;
  root.dir = settings.direction || (language === "ar" ? "rtl" : "ltr");
  if (settings.fontSize) root.style.fontSize = settings.fontSize * 100 + "%";
  root.dataset.scrollbars = settings.customScrollbars === false ? "system" : "thin";
  paint(scheme);
})();
