import { editProfile } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { AskBeforeLeaving } from '@courtcrew/ui-kit/form/AskBeforeLeaving.tsx';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { said } from '@courtcrew/ui-kit/words/said.ts';
import { useRef, useState } from 'react';
import { AddressSection, ContactSection, PaymentSection, ShirtSection } from './ProfileExtras.tsx';
import { AboutSection, OfficiatingSection } from './ProfileSections.tsx';
import { type Profile, type ProfileValues, problemsOf, valuesOf } from './profileForm.ts';
import { rulesResolver } from './ruleErrors.ts';
import { SaveBar } from './SaveBar.tsx';
import { useAccountWords } from './words.ts';

/** Sends changed fields only: the page may be days old, and the rest changed elsewhere since. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const w = useAccountWords();
  const toast = useToast();
  const [refused, setRefused] = useState(false);
  const stands = useRef(valuesOf(profile));
  const save = useCommand(editProfile, { done: said(TEXTS.profileUpdated), quiet: true });
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
        toast.error(said(TEXTS.profileFailed));
        throw failure;
      }
    },
  });
  return (
    <Form form={form} label={w('profile.title')}>
      <AskBeforeLeaving />
      <AboutSection email={profile.email} />
      <OfficiatingSection
        verified={profile.credentials_verified}
        memberId={profile.utr_member_id !== undefined}
      />
      <ContactSection />
      <ShirtSection />
      <AddressSection />
      <PaymentSection />
      <SaveBar refused={refused} />
    </Form>
  );
}
