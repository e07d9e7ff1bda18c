interface StateProps {
  readonly title: string;
  readonly help?: string;
  /** A part of a page with its own heading; the whole page otherwise. */
  readonly within?: boolean;
}

export function State({ title, help, within = false }: StateProps) {
  const [Place, Heading] = within ? (['section', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Place className="state">
      <Heading>{title}</Heading>
      {help ? <p>{help}</p> : null}
    </Place>
  );
}
