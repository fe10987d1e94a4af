/** Shown while the session is being established; identical to what index.html shows before the first script runs. */
export function Splash() {
  return (
    <div className="splash">
      <img className="splash-mark" src="/mark.svg" alt="" width="56" height="56" />
      <p className="splash-name">Callboard</p>
    </div>
  );
}
