import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useEffect, useRef, useState } from 'react';
import type { VenueDay } from './moments.ts';
import { useAuditWords } from './words.ts';

/** Time the slider must rest before the server is asked; releasing it asks at once. */
const RESTS_MS = 200;
const MARKED_EVERY = 6 * 60;

interface ReplaySliderProps {
  readonly day: VenueDay;
  readonly zone: string;
  readonly onChange: (at: string) => void;
}

export function ReplaySlider({ day, zone, onChange }: ReplaySliderProps) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const [dragged, setDragged] = useState<number | null>(null);
  const say = (minute: number) => clock(day.at(minute), zone, language);
  if (dragged === day.minute) setDragged(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const drag = (minute: number) => {
    setDragged(minute);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => onChange(day.at(minute)), RESTS_MS);
  };
  const marks = Array.from({ length: Math.ceil(day.minutes / MARKED_EVERY) }, (_, index) => ({
    value: index * MARKED_EVERY,
    label: say(index * MARKED_EVERY),
  }));
  return (
    <Box sx={{ px: 3, mb: 1, maxWidth: 1100 }}>
      <Slider
        aria-label={a('replay.slider')}
        min={0}
        max={day.minutes - 1}
        shiftStep={1}
        marks={marks}
        value={dragged ?? day.minute}
        getAriaValueText={say}
        valueLabelFormat={say}
        valueLabelDisplay="auto"
        onChange={(_, minute) => drag(minute)}
      />
    </Box>
  );
}
