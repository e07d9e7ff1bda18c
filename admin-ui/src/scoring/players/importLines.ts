import { isUsPhone, phoneDigits } from '@courtcrew/domain/accounts/phone.ts';
import { CLUB_MAX, PLAYER_NAME_MAX } from '@courtcrew/domain/scoring/model.ts';

export interface ImportedPlayer {
  readonly name: string;
  readonly club: string;
  readonly phone: string | null;
}

/** A line nobody can be made of. `line` counts from 1, the heading included. */
export interface Fault {
  readonly line: number;
  readonly what: 'name' | 'phone';
}

export interface Imported {
  readonly players: readonly ImportedPlayer[];
  readonly faults: readonly Fault[];
}

/** The cells of a line: of a file, or pasted from a sheet, where tabs stand between them. */
function cellsIn(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  // A separator before the first cell, too: then each match takes one.
  const cells = `,${line}`.matchAll(/[,;](?:\s*"((?:[^"]|"")*)"\s*|([^,;]*))/g);
  return [...cells].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim());
}

const COLUMNS = ['name', 'club', 'phone'] as const;

/** Reads lines of name, club and phone, in the order of a heading where there is one. */
export function playersIn(text: string): Imported {
  const lines = text.split(/\r?\n/);
  const heading = cellsIn(lines[0] ?? '').map((cell) => cell.toLowerCase());
  const hasHeading = heading.includes('name');
  const order = hasHeading ? heading : COLUMNS;
  const players: ImportedPlayer[] = [];
  const faults: Fault[] = [];
  lines.forEach((text, index) => {
    if (text.trim() === '' || (hasHeading && index === 0)) return;
    const cells = cellsIn(text);
    const cell = (column: (typeof COLUMNS)[number]) => cells[order.indexOf(column)] ?? '';
    const [name, club, phone] = [cell('name'), cell('club'), cell('phone')];
    if (name === '' || name.length > PLAYER_NAME_MAX) faults.push({ line: index + 1, what: 'name' });
    else if (phone !== '' && !isUsPhone(phone)) faults.push({ line: index + 1, what: 'phone' });
    else players.push({ name, club: club.slice(0, CLUB_MAX), phone: phoneDigits(phone) || null });
  });
  return { players, faults };
}
