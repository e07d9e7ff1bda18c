import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { usePayWords } from '../words.ts';
import { CURSOR } from './layout.ts';
import { type Cell, type LineActs, nameOn, noteOn, partOf, type Side } from './parts.ts';

interface PartCellsProps extends LineActs {
  readonly row: MatchRow;
  readonly side: Side;
  readonly cursor: Cell | null;
}

/** Amount, paid and posted of one official. */
export function PartCells({ row, side, cursor, onAct }: PartCellsProps) {
  const p = usePayWords();
  const part = partOf(row, side);
  if (!part) return <Box sx={{ gridArea: `${side}Pay`, color: 'text.disabled' }}>-</Box>;
  const about = (what: string) => p('match.act', { what, side: p(`pay.${side}`), name: nameOn(row, side) });
  const amount = dollarText(dollars(part.amount));
  const estimate =
    part.amount !== part.estimated && p('pay.est', { amount: dollarText(dollars(part.estimated)) });
  return (
    <Box sx={{ gridArea: `${side}Pay`, display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <CellButton
        label={about(`${p('pay.amount')} ${[amount, estimate].filter(Boolean).join(' ')}`)}
        title={noteOn(row, side) ?? undefined}
        isAt={cursor === `amount ${side}`}
        onPress={() => onAct(row, `amount ${side}`)}
      >
        <Box
          component="span"
          sx={{
            width: 84,
            textAlign: 'right',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: estimate ? 650 : 400,
            lineHeight: 1.15,
          }}
        >
          {amount}{' '}
          {estimate && (
            <Box
              component="span"
              sx={{
                display: 'block',
                typography: 'caption',
                lineHeight: 1.1,
                whiteSpace: 'nowrap',
                color: 'warning.dark',
              }}
            >
              {estimate}
            </Box>
          )}
        </Box>
      </CellButton>
      {(['paid', 'posted'] as const).map((mark) => (
        <CellButton
          key={mark}
          label={about(p(`pay.${mark}`))}
          pressed={part[mark]}
          isAt={cursor === `${mark} ${side}`}
          onPress={() => onAct(row, `${mark} ${side}`)}
        >
          {part[mark] ? (
            <CheckCircle fontSize="small" color={mark === 'paid' ? 'success' : 'primary'} />
          ) : (
            <RadioButtonUnchecked fontSize="small" color="disabled" />
          )}
          <Box component="span" sx={{ display: { md: 'none' }, ml: 0.5 }}>
            {p(`pay.${mark}`)}
          </Box>
        </CellButton>
      ))}
    </Box>
  );
}

interface CellButtonProps {
  readonly label: string;
  readonly title?: string | undefined;
  readonly pressed?: boolean;
  readonly isAt: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Not in the Tab order: the list is one stop, and its keys do the same. */
const CellButton = ({ label, title, pressed, isAt, onPress, children }: CellButtonProps) => (
  <ButtonBase
    tabIndex={-1}
    aria-label={label}
    title={title ?? label}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    onClick={(event) => {
      event.stopPropagation();
      onPress();
    }}
    sx={{
      minWidth: { xs: 44, md: 40 },
      minHeight: { xs: 44, md: 36 },
      px: 0.5,
      borderRadius: 1,
      outline: isAt ? CURSOR : 'none',
      '&:hover': { backgroundColor: 'action.hover' },
    }}
  >
    {children}
  </ButtonBase>
);
