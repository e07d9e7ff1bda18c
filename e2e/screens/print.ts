// node e2e/screens/print.ts: every screen, who sees it, what it shows, and who is refused, as a table. `screens.spec.ts`
// opens each of its lines.
import { INNER } from './inner.ts';
import { SCREENS } from './table.ts';

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const routed = SCREENS.map(({ path, who, heading, barred }) =>
  line([`\`${path}\``, who, heading, barred ? `${barred.role}: ${barred.sign}` : '']),
);
const inner = INNER.map(({ name, who, path }) => line([`\`${path}\``, who, name, '']));

console.log(
  [line(['Screen', 'Who', 'Shows', 'Refused']), line(['-', '-', '-', '-']), ...routed, ...inner].join('\n'),
);
