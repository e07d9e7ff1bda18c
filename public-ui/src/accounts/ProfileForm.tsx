import { editProfile } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { AskBeforeLeaving } from '@courtcrew/ui-kit/form/AskBeforeLeaving.tsx';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { localized, useLocalized } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { AboutSection } from './ProfileSections.tsx';
import { type Profile, type ProfileValues, problemsOf, valuesOf } from './profileForm.ts';
import { rulesResolver } from './ruleErrors.ts';
import { useAccountWords } from './words.ts';

// Loaded apart: it begins below what a phone shows.
const ProfileExtras = lazyPart(async () => (await import('./ProfileExtras.tsx')).ProfileExtras);

/** Sends changed fields only: the page may be days old, and the rest changed elsewhere since. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const w = useAccountWords();
  const toast = useToast();
  const [refused, setRefused] = useState(false);
  const stands = useRef(valuesOf(profile));
  const save = useCommand(editProfile, { done: localized(TEXTS.profileUpdated), quiet: true });
  const form = useKitForm<ProfileValues>({
    defaults: stands.current,
    resolver: rulesResolver(problemsOf),
    onInvalid: () => setRefused(true),
    onSubmit: async (values) => {
      setRefused(false);
      try {
        const body = changesOf(stands.current, values);
        await save.mutateAsync({ params: { ref_id: profile.ref_id }, body });
        stands.current = values;
        settle(form.methods, values, values);
      } catch (failure) {
        toast.error(localized(TEXTS.profileFailed));
        throw failure;
      }
    },
  });
  return (
    <Form form={form} label={w('profile.title')}>
      <AskBeforeLeaving />
      <AboutSection email={profile.email} />
      <Part>
        <ProfileExtras
          verified={profile.credentials_verified}
          memberId={profile.utr_member_id !== undefined}
        />
      </Part>
      <SaveBar refused={refused} />
    </Form>
  );
}

/** Height of the phone's navigation, below the bar. */
const TAB_BAR = 'calc(59px + env(safe-area-inset-bottom))';

/** Sticky save button; after a refused save it lists the remaining faults. */
function SaveBar({ refused }: { refused: boolean }) {
  const w = useAccountWords();
  const { isSubmitting } = useFormState<ProfileValues>();
  return (
    <Box
      className="no-print"
      sx={{
        position: 'sticky',
        bottom: { xs: TAB_BAR, sm: 0 },
        zIndex: 9,
        display: 'grid',
        gap: 1.5,
        py: 1.5,
        borderTop: '1px solid var(--mui-palette-divider)',
        backgroundColor: 'background.default',
      }}
    >
      {refused && <Mend />}
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        sx={{ justifySelf: { sm: 'end' }, minWidth: 160 }}
      >
        {w('action.save')}
      </Button>
    </Box>
  );
}

function Mend() {
  const localized = useLocalized();
  const problems = problemsOf(useWatch<ProfileValues>() as ProfileValues);
  if (problems.length === 0) return null;
  return (
    <Notice severity="error">
      {problems.map(({ field, summary }) => (
        <div key={field}>{localized(summary)}</div>
      ))}
      <strong>{localized(TEXTS.fixErrors)}</strong>
    </Notice>
  );
}
