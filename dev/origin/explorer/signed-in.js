// Runs before GraphiQL: its queries are sent as whoever is signed in to the product in this browser. The token comes
// like the client's own, by a frame to which the provider responds without a form, and stays in this page's memory.
(() => {
  const PROVIDER = `${location.origin}/auth/realms/callboard/protocol/openid-connect`;
  const CLIENT = { client_id: "callboard-web", redirect_uri: `${location.origin}/silent-check-sso.html` };
  const FRAME_MS = 6_000;
  /** A token that ends sooner than this is replaced first. */
  const SPARE_MS = 20_000;
  const send = window.fetch.bind(window);

  const base64url = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

  /** The code of a sign-in without a form; null where nobody is signed in. */
  function codeFor(challenge) {
    const state = random();
    const wanted = {
      ...CLIENT,
      response_type: "code",
      response_mode: "fragment",
      scope: "openid profile email",
    };
    const proof = { prompt: "none", state, code_challenge: challenge, code_challenge_method: "S256" };
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.src = `${PROVIDER}/auth?${new URLSearchParams({ ...wanted, ...proof })}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(null), FRAME_MS);
      const listen = (event) => {
        if (event.source !== frame.contentWindow || event.origin !== location.origin) return;
        const found = new URLSearchParams(new URL(event.data).hash.slice(1));
        end(found.get("state") === state ? found.get("code") : null);
      };
      const end = (code) => {
        clearTimeout(timer);
        window.removeEventListener("message", listen);
        frame.remove();
        resolve(code);
      };
      window.addEventListener("message", listen);
      document.body.append(frame);
    });
  }

  async function signIn() {
    const verifier = random();
    const challenge = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const code = await codeFor(base64url(challenge));
    if (code === null) return null;
    const body = new URLSearchParams({
      ...CLIENT,
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
    });
    const response = await send(`${PROVIDER}/token`, { method: "POST", body });
    if (!response.ok) return null;
    const { access_token: token, expires_in: seconds } = await response.json();
    return { token, until: Date.now() + seconds * 1_000 - SPARE_MS };
  }

  let held = null;
  let signingIn = null;
  async function token() {
    if (held === null || held.until < Date.now()) {
      signingIn ??= signIn().finally(() => (signingIn = null));
      held = await signingIn;
    }
    return held?.token;
  }

  window.fetch = async (address, options = {}) => {
    const { origin, pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    const headers = new Headers(options.headers);
    const isGraph = origin === location.origin && pathname === "/graphql";
    const bearer = isGraph && !headers.has("authorization") ? await token() : undefined;
    if (bearer === undefined) return send(address, options);
    headers.set("authorization", `Bearer ${bearer}`);
    return send(address, { ...options, headers });
  };
})();
