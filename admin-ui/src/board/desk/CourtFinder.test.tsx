// @vitest-environment happy-dom
import { courtRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CourtFinder } from './CourtFinder.tsx';

const courts = [courtRow(1), courtRow(12), courtRow(13, { court_num: 'CC' })];

/** The field before courts 1, 12 and CC; answers what came of typing. */
async function typing(keys: string): Promise<string[]> {
  const heard: string[] = [];
  const nameOf = ({ court_num }: { court_num: string }) => court_num;
  render(
    <CourtFinder
      ref={null}
      courts={courts}
      onFound={(court) => heard.push(`found ${nameOf(court)}`)}
      onKey={(key, court) => heard.push(`${key} on ${nameOf(court)}`)}
      onLeave={() => heard.push('left')}
    />,
  );
  await userEvent.type(screen.getByLabelText('Court'), keys);
  return heard;
}

describe('the field of a court', () => {
  it('shows the court while it is typed, and takes Enter for it', async () => {
    expect(await typing('12{Enter}')).toEqual(['found 1', 'found 12', 'left', 'enter on 12']);
  });

  it('takes a letter that cannot belong to a name as the key of an action', async () => {
    expect(await typing('1f')).toEqual(['found 1', 'left', 'f on 1']);
  });

  it('takes letters where a court is called by them', async () => {
    expect(await typing('ccs')).toEqual(['found CC', 'left', 's on CC']);
  });

  it('does nothing for a court that is not there, and says so', async () => {
    expect(await typing('77{Enter}')).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Court not found');
    expect(screen.getByLabelText('Court').getAttribute('aria-invalid')).toBe('true');
  });

  it('is left by Escape', async () => {
    expect(await typing('7{Escape}')).toEqual(['left']);
  });
});
