import { leaveByLink, lookAtAddition } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { LinkPage } from '../../shell/LinkPage.tsx';
import { useLeavingWords } from './words.ts';

/** `/leave/{token}`: target of the letter that tells a person they were added. */
export function LeavePage() {
  const w = useLeavingWords();
  const { token = '' } = useParams();
  const addition = useCall(lookAtAddition, { body: { token } });
  const leave = useCommand(leaveByLink);
  const { data } = addition;
  if (data && (!data.listed || leave.isSuccess)) {
    const text = w('leaving.doneText', { tournament: data.tournament });
    return <State page role="status" icon={<CheckCircle />} title={w('leaving.done')} text={text} />;
  }
  return (
    <LinkPage
      of={addition}
      title={w('leaving.title')}
      wrong={w('leaving.wrong')}
      wrongText={w('leaving.wrongText')}
    >
      {({ tournament, role }) => (
        <>
          <Typography sx={{ mt: 2 }}>{w(`leaving.${role}`, { tournament })}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {w('leaving.what')}
          </Typography>
          <Button
            variant="contained"
            size="large"
            fullWidth
            loading={leave.isPending}
            sx={{ mt: 3 }}
            onClick={() => leave.mutate({ body: { token } })}
          >
            {w('leaving.press')}
          </Button>
        </>
      )}
    </LinkPage>
  );
}
