/** One thing to say in the middle of the screen. */
export function State({ title, help }: { title: string; help?: string }) {
  return (
    <section className="state" role="status">
      <h2>{title}</h2>
      {help ? <p>{help}</p> : null}
    </section>
  );
}
