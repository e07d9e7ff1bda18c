/**
 * The last net, above theme and words, so it uses neither: a screen threw, or its script is gone because a new
 * version was published while the page stood open. Reloading mends both.
 */
export function CrashPage({ error }: { readonly error: unknown }) {
  const text = error instanceof Error ? error.message : '';
  return (
    <main
      role="alert"
      style={{ maxWidth: 480, margin: '15vh auto', padding: 24, font: '16px/1.5 system-ui' }}
    >
      <h1 style={{ fontSize: 24 }}>This page stopped working</h1>
      <p>Nothing you saved is lost. Reload the page; if it happens again, tell the desk.</p>
      <p style={{ opacity: 0.7 }}>{text}</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        style={{ font: 'inherit', padding: '10px 18px' }}
      >
        Reload
      </button>
    </main>
  );
}
