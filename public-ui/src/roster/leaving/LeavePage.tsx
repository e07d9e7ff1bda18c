import { leaveByLink, lookAtAddition } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { ErrorState, State } from '@courtcrew/ui-kit/page/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { useLeavingWords } from './words.ts';

/**
 * `/leave/{token}`: where the letter leads that tells somebody they were added. Opening it changes nothing, since
 * programs that check mail open links, too.
 */
export function LeavePage() {
  const w = useLeavingWords();
  const { token = '' } = useParams();
  useTitle(w('leaving.title'));
  const addition = useCall(lookAtAddition, { body: { token } });
  const leave = useCommand(leaveByLink);
  const { data, error } = addition;
  if (error && error.status !== 404)
    return <ErrorState error={error} onRetry={() => void addition.refetch()} />;
  if (error)
    return <State page icon={<LinkOff />} title={w('leaving.wrong')} text={w('leaving.wrongText')} />;
  if (!data) return <Loading shape="list" count={2} />;
  const { tournament, role, listed } = data;
  if (!listed || leave.isSuccess) {
    const text = w('leaving.doneText', { tournament });
    return <State page role="status" icon={<CheckCircle />} title={w('leaving.done')} text={text} />;
  }
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', my: { xs: 0, sm: 3 } }}>
      <Typography variant="h1">{w('leaving.title')}</Typography>
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
    </Box>
  );
}
