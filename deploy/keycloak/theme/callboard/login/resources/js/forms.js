// What the product's own forms do: show a password, say what is missing before anything is sent, send once.
const SETTINGS = "callboard.settings";

for (const button of document.querySelectorAll(".auth-show")) {
  const input = document.getElementById(button.getAttribute("aria-controls"));
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = input.type === "password";
    input.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
    button.textContent = shown ? button.dataset.hide : button.dataset.show;
  });
}

function clearError(input) {
  document.getElementById(`input-error-${input.id}`)?.remove();
  input.removeAttribute("aria-invalid");
}

function showError(input, text) {
  clearError(input);
  const error = document.createElement("span");
  error.id = `input-error-${input.id}`;
  error.className = "auth-error";
  error.setAttribute("role", "alert");
  error.textContent = text;
  input.after(error);
  input.setAttribute("aria-invalid", "true");
  const help = document.getElementById(`${input.id}-help`);
  input.setAttribute("aria-describedby", help === null ? error.id : `${help.id} ${error.id}`);
}

// What the provider refused is where the person goes on.
document.querySelector('[aria-invalid="true"]')?.focus();

/** Whether the form may be sent; the first empty field gets the focus. */
function check(form) {
  const needed = [...form.querySelectorAll("[data-needed]")];
  const empty = needed.filter((input) => input.value.trim() === "");
  needed.forEach(clearError);
  empty.forEach((input) => showError(input, input.dataset.needed));
  empty[0]?.focus();
  return empty.length === 0;
}

// The provider wants a new password twice; here it is written once, and repeated when the form is sent.
for (const repeat of document.querySelectorAll("[data-repeats]")) repeat.hidden = true;

function repeatPasswords(form) {
  for (const repeat of form.querySelectorAll("[data-repeats]")) {
    const written = document.getElementById(repeat.dataset.repeats);
    repeat.querySelector("input").value = written.value;
  }
}

/** A phone number as the account has it: `+905321234567` for `0090 (532) 123 45 67`, in whichever digits; anything else as it is. */
function storedPhone(written) {
  const latin = written.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => digit.charCodeAt(0) % 16);
  const bare = latin.replace(/[\s().\u2010-\u2015/-]/g, "").replace(/^(?:00|011)/, "+");
  return /^\+\d{8,15}$/.test(bare) ? bare : written;
}

let sent = false;
for (const form of document.querySelectorAll("form.auth-form")) {
  form.addEventListener("submit", (event) => {
    if (sent || !check(form)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    sent = true;
    repeatPasswords(form);
    const username = form.querySelector("#username");
    if (username !== null) username.value = storedPhone(username.value);
    const button = form.querySelector("[data-busy]");
    if (button === null) return;
    button.setAttribute("aria-busy", "true");
    button.textContent = button.dataset.busy;
  });
}
// A page that comes back from the browser's memory can be sent again.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

const language = document.getElementById("language");
language?.addEventListener("change", () => {
  const option = language.selectedOptions[0];
  try {
    const stored = JSON.parse(localStorage.getItem(SETTINGS) ?? "{}") ?? {};
    localStorage.setItem(SETTINGS, JSON.stringify({ ...stored, language: option.value }));
  } catch {
    // A browser that stores nothing has to choose again the next time.
  }
  location.assign(option.dataset.url);
});
