/**
 * What a screen reader's user cannot tell apart or find on a page, by its ARIA snapshot (YAML of Playwright): it has exactly one
 * heading of level 1, each button and link has a name, buttons of the same name lie in places of other names, links of the
 * same name lead to the same address or lie in different items of a list, and landmarks of the same role have names of their own.
 */
export function namingFaults(snapshot: string): string[] {
  const nodes = read(snapshot);
  const faults = [];
  const titles = nodes.filter(({ role, level }) => role === 'heading' && level === 1);
  if (titles.length !== 1) faults.push(`${titles.length} headings of level 1`);
  for (const { role, name } of nodes)
    if (CONTROLS.includes(role) && name === '') faults.push(`a ${role} without a name`);
  for (const [name, places] of grouped(nodes, 'button'))
    if (!BESIDE_FIELDS.has(name) && new Set(places.map(({ where }) => where)).size < places.length)
      faults.push(`${places.length} buttons "${name}" in one place`);
  for (const [name, links] of grouped(nodes, 'link'))
    if (new Set(links.map(({ url }) => url)).size > new Set(links.map(({ item }) => item)).size)
      faults.push(`links "${name}" lead elsewhere`);
  for (const landmark of LANDMARKS)
    for (const [name, same] of grouped(nodes, landmark))
      if (same.length > 1) faults.push(`${same.length} landmarks: ${landmark} "${name}"`);
  return faults;
}

/** Described by the field that they stand beside, which a snapshot does not tell. */
const BESIDE_FIELDS: ReadonlySet<string> = new Set(['Show what is typed']);

const CONTROLS = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'searchbox', 'spinbutton', 'switch'];
const LANDMARKS = [
  'navigation',
  'region',
  'main',
  'banner',
  'contentinfo',
  'complementary',
  'form',
  'search',
];
/** What gives the controls in it a context that screen readers read with them. */
const PLACES = ['row', 'listitem', 'group', 'region', 'article', 'dialog', 'form', 'navigation', 'search'];

const ITEMS = ['listitem', 'row'];

interface Node {
  readonly role: string;
  readonly name: string;
  readonly level: number | null;
  /** Names of the rows, groups and landmarks around it. */
  readonly where: string;
  /** Number of named places around it. */
  readonly depth: number;
  /** Number of the list's item or the table's row it lies in. */
  readonly item: number;
  url?: string;
}

/** `- button "Remove Ann" [pressed]:`, or `- /url: /home` below a link. */
const LINE = /^( *)- (?:\/url: (.*)|'?(\w+)(?: "((?:[^"\\]|\\.)*)")?.*?(?:\[level=(\d)\])?.*)$/;

function read(snapshot: string): readonly Node[] {
  const nodes: Node[] = [];
  const around: { depth: number; node: Node; own: string; item: number }[] = [];
  for (const line of snapshot.split('\n')) {
    const [, indent, url, role = '', name = '', level] = LINE.exec(line) ?? [];
    if (indent === undefined) continue;
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    const parent = around.at(-1);
    if (url !== undefined) {
      if (parent) parent.node.url = url;
      continue;
    }
    const inside = parent?.own ?? '';
    const node: Node = {
      role,
      name,
      level: level ? Number(level) : /\[level=1\]/.test(line) ? 1 : null,
      where: inside,
      depth: inside.split('/').length - 1,
      item: parent?.item ?? 0,
    };
    nodes.push(node);
    const own = PLACES.includes(role) && name !== '' ? `${inside}/${role} ${name}` : inside;
    around.push({ depth: indent.length, node, own, item: ITEMS.includes(role) ? nodes.length : node.item });
  }
  return nodes;
}

const grouped = (nodes: readonly Node[], role: string): Map<string, Node[]> =>
  Map.groupBy(
    nodes.filter((node) => node.role === role),
    ({ name }) => name,
  );

const OUTLINED = [
  ...LANDMARKS,
  ...CONTROLS,
  ...[
    'heading',
    'tab',
    'tablist',
    'radio',
    'table',
    'grid',
    'columnheader',
    'status',
    'alert',
    'dialog',
    'group',
  ],
];

/** Days, hours, zones and numbers are others in each run. */
const CHANGING =
  /\b(?:(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|[ap]m|[AP]M|[A-Z]{2,4}T(?:[+-][\d:]+)?|UTC|(?:US|America)\/\w+)\b|\d+/g;

/** Landmarks, headings and controls of a snapshot, by role and name, with what differs from run to run as `#`. */
export const outlineOf = (snapshot: string): string =>
  read(snapshot)
    .filter(({ role, name }) => OUTLINED.includes(role) && (name !== '' || LANDMARKS.includes(role)))
    .map(({ role, name, depth }) =>
      `${'  '.repeat(depth)}${role} ${name.replaceAll(CHANGING, '#')}`.trimEnd(),
    )
    // Of rows alike one is enough.
    .filter((line, index, lines) => line !== lines[index - 1])
    .join('\n');
