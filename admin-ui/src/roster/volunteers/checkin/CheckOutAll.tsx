import { checkoutAllVolunteers } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useVolunteerWords } from '../words.ts';

interface CheckOutAllProps {
  readonly day: string;
  /** Who is checked in now. */
  readonly here: readonly string[];
}

/** The end of a day: everybody leaves, after a question that says how many that are. Who comes meanwhile stays. */
export function CheckOutAll({ day, here }: CheckOutAllProps) {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const confirm = useConfirm();
  const checkOut = useCommand(checkoutAllVolunteers, {
    done: ({ count }) => v('checkin.outAllDone', { count }),
  });
  const ask = async () => {
    const isMeant = await confirm({
      title: v('checkin.outAllTitle'),
      text: v('checkin.outAllText', { count: here.length }),
      action: v('checkin.outAll'),
      danger: true,
    });
    if (isMeant) checkOut.mutate({ body: { tid, day, people: [...here] } });
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Logout />}
      disabled={here.length === 0}
      loading={checkOut.isPending}
      onClick={() => void ask()}
    >
      {v('checkin.outAll')}
    </Button>
  );
}
