const ENGLISH = [
  'This page stopped working',
  'Nothing you saved is lost. Reload the page; if it happens again, tell the desk.',
  'Reload',
];
const SPANISH = [
  'Esta página dejó de funcionar',
  'Nada de lo guardado se perdió. Recarga la página; si pasa otra vez, avisa a la mesa.',
  'Recargar',
];

/**
 * Last error boundary, above theme and words and so without both: a screen threw, or its script is gone after a
 * deployment. A reload solves both.
 */
export function CrashPage({ error }: { readonly error: unknown }) {
  const [title, advice, reload] = document.documentElement.lang === 'es' ? SPANISH : ENGLISH;
  const text = error instanceof Error ? error.message : '';
  return (
    <main
      role="alert"
      style={{ maxWidth: 480, margin: '15vh auto', padding: 24, font: '16px/1.5 system-ui' }}
    >
      <h1 style={{ fontSize: 24 }}>{title}</h1>
      <p>{advice}</p>
      <p style={{ opacity: 0.7, overflow: 'auto' }}>{text}</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        style={{ font: 'inherit', padding: '10px 18px' }}
      >
        {reload}
      </button>
    </main>
  );
}
