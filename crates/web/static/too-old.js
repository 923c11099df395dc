// For browsers without module support, which cannot run boot.js: shows the same error text.
(function () {
  var lang = String(navigator.language || "en").slice(0, 2);
  document.addEventListener("DOMContentLoaded", function () {
    var find = function (code) { return document.querySelector('[data-trouble="old"][lang="' + code + '"]'); };
    var words = find(lang) || find("en");
    if (words) words.hidden = false;
  });
})();
