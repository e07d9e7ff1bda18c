import { dialled } from '@courtcrew/domain/kernel/phone.ts';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { formatAbroad, phoneShown } from './phone.ts';

/** The number as people of its country write it: one of another country than the US a moment later. */
function usePhoneShown(number: string): string {
  const [abroad, setAbroad] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (number.startsWith('+'))
      void formatAbroad().then(
        (format) => setAbroad({ [number]: format(number) }),
        // Offline it stays as stored.
        () => undefined,
      );
  }, [number]);
  return abroad[number] ?? phoneShown(number);
}

function NumberLink({ number }: { readonly number: string }) {
  const shown = usePhoneShown(number);
  return (
    <Link href={`tel:${dialled(number) ?? number}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
      <bdi>{shown}</bdi>
    </Link>
  );
}

/** A number to press and call, the same wherever it stands; nothing where there is none. */
export const PhoneLink = ({ number }: { readonly number: string | null | undefined }) =>
  number && <NumberLink number={number} />;
