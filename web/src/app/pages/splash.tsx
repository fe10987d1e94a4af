/** Shown while it is found out who is here; the same as index.html shows before the first script. */
export function Splash() {
  return (
    <div className="splash">
      <img className="splash-mark" src="/mark.svg" alt="" width="56" height="56" />
      <p className="splash-name">Callboard</p>
    </div>
  );
}
