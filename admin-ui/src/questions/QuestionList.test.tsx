// @vitest-environment happy-dom
import { datedMoment, ownZone, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, TestMemoryRouter } from 'react-admin';
import { expect, it } from 'vitest';
import { stayingRouter } from '../kit/rest/stayingRouter.ts';
import { QuestionList } from './QuestionList.tsx';

const QUESTION = {
  ...{ id: 'q1', question: 'May I bring a dog?', answer: null, asker: 'Quinn', url: null },
  asked: '2026-03-07T15:00:00.000Z',
};

it('says when a question was asked by the reader’s clock, and which that is', async () => {
  const getList = async () => ({ data: [QUESTION], total: 1 });
  render(
    <ThemeProvider theme={createTheme()}>
      <TestMemoryRouter>
        <CoreAdminContext
          dataProvider={{ getList } as unknown as DataProvider}
          routerProvider={stayingRouter}
        >
          <QuestionList />
        </CoreAdminContext>
      </TestMemoryRouter>
    </ThemeProvider>,
  );
  const { asked } = QUESTION;
  const said = `${datedMoment(asked, ownZone())} ${zoneName(asked, ownZone())}`;
  expect(await screen.findByText(said)).toBeTruthy();
});
