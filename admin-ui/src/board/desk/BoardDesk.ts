import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { useCallsByCourt } from '../calls/useOpenCalls.ts';
import { namesOn } from '../reset/onCourt.ts';
import { useBoardWords } from '../words.ts';
import { type Act, actsOn, type BoardDesk, type Question } from './acts.ts';
import { type Choice, nextOf, targetOf } from './target.ts';
import { useCommands } from './useCommands.ts';
import { useOutcome } from './useOutcome.ts';
import { usePanes } from './usePanes.ts';

function useScore(tid: string): BoardDesk['score'] {
  const navigate = useNavigate();
  const { data } = useCall(getTournament, { params: { tid } });
  if (!data || !('score_reporting' in data) || !data.score_reporting) return undefined;
  return ({ court_num, id }) =>
    void navigate(`/score/admin/court/${encodeURIComponent(court_num)}${id === null ? '' : `?match=${id}`}`);
}

const BOARD_PATH = '/desk/refereefinishmatch';
/** Opens the board with its courts to reset. */
const RESET_PATH = '/desk/CourtReset';
const RESET: Question = { kind: 'reset' };

export function useBoardDesk(tid: string, board: Board): BoardDesk {
  const b = useBoardWords();
  const confirm = useConfirm();
  const outcomes = useOutcome();
  const commands = useCommands(tid, outcomes);
  const panes = usePanes();
  const [choice, choose] = useState<Choice | null>(null);
  const [carriedId, carry] = useState<string | null>(null);
  const navigate = useNavigate();
  const isReset = useMatch(RESET_PATH) !== null;
  const [asked, setAsked] = useState<Question | null>(null);
  const question = asked ?? (isReset ? RESET : null);
  const ask = (next: Question | null) => {
    setAsked(next);
    if (next === null && isReset) void navigate(BOARD_PATH, { replace: true });
  };
  const carried = board.queue.find(({ ref_id }) => ref_id === carriedId);
  // Somebody who left the queue is put down: Enter would move them again when they return.
  if (carriedId !== null && !carried) carry(null);

  /** After a drop by keyboard, focus returns to where the person was. */
  const drop = async (sent: Promise<boolean>): Promise<void> => {
    const wasCarried = carried !== undefined;
    if ((await sent) && wasCarried) {
      carry(null);
      panes.show('queue');
    }
  };

  const desk: Omit<BoardDesk, 'acts' | 'enter' | 'press'> = {
    tid,
    board,
    target: targetOf(board, choice),
    carried,
    next: nextOf(board),
    commands,
    outcomes,
    panes,
    question,
    ask,
    choose,
    pickUp: (person) => {
      carry(person.ref_id);
      const free = board.courts.find(({ id }) => id === null) ?? board.courts[0];
      // Focus returns to the earlier court; the choice made after it stays.
      panes.show('courts');
      if (free) choose({ at: 'court', court: free.court_order });
    },
    putDown: () => {
      outcomes.refuse(null);
      if (!carried) return;
      carry(null);
      panes.show('queue', carried.ref_id);
    },
    put: (person, court) =>
      void drop(court.id === null ? commands.assign(court, person) : commands.second(court, person)),
    moveTo: (person, position) => void drop(commands.move(person, position)),
    reset: async (court) => {
      const yes = await confirm({
        title: b('ask.reset', { court: court.court_num }),
        text: b('ask.resetText', { names: namesOn(board, court).join(', ') }),
        action: b('act.reset'),
        danger: true,
      });
      if (yes) await commands.reset(court);
    },
    calls: useCallsByCourt(tid),
    showCalls: () => void navigate('/desk/notificationlist'),
    score: useScore(tid),
    deleteAux: async (aux) => {
      const yes = await confirm({
        title: b('ask.deleteAux', { name: nameOf(aux) }),
        text: b('ask.deleteAuxText'),
        action: b('act.delete'),
        danger: true,
      });
      if (yes) await commands.deleteAux(aux);
    },
    refuse: (place, word) => outcomes.refuse({ place, text: b(word) }),
    undo: () => {
      const undo = outcomes.outcome?.undo ?? null;
      if (undo !== null) void commands.undo(undo);
    },
  };
  const actsAt = (made: Choice | undefined): readonly Act[] =>
    actsOn(made ? targetOf(board, made) : desk.target, whole);
  const run = (acts: readonly Act[], key: string): boolean => {
    const act = acts.find((one) => one.key === key);
    if (act) outcomes.refuse(null);
    act?.run();
    return act !== undefined;
  };
  const whole: BoardDesk = {
    ...desk,
    get acts() {
      return actsAt(undefined);
    },
    press: (key, made) => {
      if (made) choose(made);
      const acts = actsAt(made);
      return run(acts, key) || (key === 'enter' && run(acts, acts[0]?.key ?? ''));
    },
    enter: (made) => void whole.press('enter', made),
  };
  return whole;
}
