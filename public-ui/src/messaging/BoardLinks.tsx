import type { Section } from '@courtcrew/domain/tournaments/choices.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Forum from '@mui/icons-material/ForumOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useMessagingWords } from './words.ts';

/** Links to a tournament's messages, for people who work there in this section. */
export function BoardLinks({ tid, category }: { readonly tid: string; readonly category: Section }) {
  const m = useMessagingWords();
  return (
    <>
      <Button
        variant="text"
        startIcon={<Forum />}
        component={AppAnchor}
        to={`/signup/refereemessageboard/${tid}?category=${category}`}
      >
        {m('board.title')}
      </Button>
      <Button
        variant="text"
        startIcon={<Mail />}
        component={AppAnchor}
        to={`/signup/pastemails/${tid}?category=${category}`}
      >
        {m('board.past')}
      </Button>
    </>
  );
}
