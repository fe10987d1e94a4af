// Runs before the first paint: the colours and the language that were chosen in the product, which is on the same origin.
(function () {
  var root = document.documentElement;
  var prefersDark = matchMedia("(prefers-color-scheme: dark)");
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("callboard.settings") || "{}") || {};
  } catch {
    stored = {};
  }

  function paint() {
    var chosen = stored.theme === "light" || stored.theme === "dark";
    root.dataset.theme = chosen ? stored.theme : prefersDark.matches ? "dark" : "light";
  }
  paint();
  prefersDark.addEventListener("change", paint);

  // The provider stores a language of its own; a page that was just requested in one language stays in it.
  var page = new URLSearchParams(location.search);
  if (!stored.language || stored.language === root.lang || page.has("kc_locale")) return;
  var other = document.querySelector('link[rel="alternate"][hreflang="' + CSS.escape(stored.language) + '"]');
  if (other !== null) location.replace(other.href);
})();
