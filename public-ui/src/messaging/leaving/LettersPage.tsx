import { joinLetters, leaveLetters, lookAtLetters } from '@courtcrew/domain/messaging/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { ErrorState, State } from '@courtcrew/ui-kit/page/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { useMessagingWords } from '../words.ts';

/**
 * `/letters/{token}`: where the link at the foot of a letter leads. Opening it changes nothing, since programs that
 * check mail open links, too.
 */
export function LettersPage() {
  const m = useMessagingWords();
  const { token = '' } = useParams();
  useTitle(m('letters.title'));
  const letters = useCall(lookAtLetters, { body: { token } });
  const leave = useCommand(leaveLetters);
  const join = useCommand(joinLetters);
  const { data, error } = letters;
  if (error?.status === 404) {
    return <State page icon={<LinkOff />} title={m('letters.wrong')} text={m('letters.wrongText')} />;
  }
  if (error) return <ErrorState error={error} onRetry={() => void letters.refetch()} />;
  if (!data) return <Loading shape="list" count={2} />;
  const { tournament, left } = data;
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', my: { xs: 0, sm: 3 } }}>
      <Typography variant="h1">{m('letters.title')}</Typography>
      <Typography role="status" sx={{ mt: 2 }}>
        {left ? m('letters.stopped') : m('letters.what', { tournament })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {m('letters.always')}
      </Typography>
      {left ? (
        <Button
          variant="outlined"
          size="large"
          fullWidth
          loading={join.isPending}
          sx={{ mt: 3 }}
          onClick={() => join.mutate({ body: { token } })}
        >
          {m('letters.again')}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={leave.isPending}
          sx={{ mt: 3 }}
          onClick={() => leave.mutate({ params: { token } })}
        >
          {m('letters.stop')}
        </Button>
      )}
    </Box>
  );
}
