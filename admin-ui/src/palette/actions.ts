import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { getRefereeContactInfo } from '@courtcrew/domain/roster/contract.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useClient } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { copyText } from '@courtcrew/ui-kit/page/copyText.ts';
import { csvColumns } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { saveCsv } from '@courtcrew/ui-kit/page/list/csv.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useDeskWords } from '../roster/words.ts';
import { useTournament } from '../shell/tournament.tsx';
import type { PaletteEntry } from './entry.ts';
import { type PaletteKey, usePaletteWords } from './words.ts';

interface Action {
  readonly word: PaletteKey;
  readonly policy: PolicyName;
  readonly to?: string;
  readonly run?: () => Promise<void>;
}

/** What can be done to the chosen tournament without looking for its screen, by whom the rights let. */
export function useActions(): readonly PaletteEntry[] {
  const w = usePaletteWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  const copyLink = useCopyLink();
  const exportContacts = useContactExport();
  const actions: readonly Action[] = [
    { word: 'palette.board', policy: 'desk', to: '/desk/refereefinishmatch' },
    { word: 'staff.courtReset', policy: 'desk', to: '/desk/CourtReset' },
    { word: 'palette.addShift', policy: 'desk', to: '/desk/scheduleSetup' },
    { word: 'palette.write', policy: 'desk', to: '/desk/emailtoshifts' },
    { word: 'palette.export', policy: 'desk', run: exportContacts },
    { word: 'palette.addVolunteerShift', policy: 'captain', to: '/volunteercaptain/scheduling' },
    { word: 'palette.writeVolunteers', policy: 'captain', to: '/volunteercaptain/emailshifts' },
    { word: 'palette.copyLink', policy: 'anyAdmin', run: copyLink },
  ];
  if (!tournament) return [];
  return actions
    .filter(({ policy }) => allowed(policy, tournament.tid))
    .map(({ word, to, run }) => ({ key: word, group: 'palette.actions', label: w(word), to, run }));
}

function useCopyLink() {
  const w = usePaletteWords();
  const toast = useToast();
  const { tournament } = useTournament();
  return async () => {
    try {
      await copyText(`${window.location.origin}/signup/${tournament?.tid}`);
      toast.success(w('palette.copied'));
    } catch {
      toast.error(w('action.notCopied'));
    }
  };
}

/** Saves the file that the contact report saves. */
function useContactExport() {
  const w = usePaletteWords();
  const d = useDeskWords();
  const nameOf = useChoiceName();
  const client = useClient();
  const toast = useToast();
  const { tournament } = useTournament();
  return async () => {
    if (!tournament) return;
    try {
      const [{ contactColumns, contactFile }, rows] = await Promise.all([
        // With the report's own code, which the palette does not need before.
        import('../roster/reports/people.tsx'),
        client.send(getRefereeContactInfo, { params: { tid: tournament.tid } }),
      ]);
      if (rows.length === 0) return toast.info(w('palette.noContacts'));
      saveCsv(contactFile(tournament.name), csvColumns(contactColumns(d, nameOf)), rows);
      toast.success(w('palette.exported', { count: rows.length }));
    } catch (failure) {
      toast.error((failure as CallFailed).message);
    }
  };
}
