import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import VolumeOff from '@mui/icons-material/VolumeOff';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Tooltip from '@mui/material/Tooltip';
import { chime, useChimeSwitch } from './chime.ts';
import { useCallWords } from './words.ts';

/** Turns the sound of new calls on, which is heard at once, or off. */
export function SoundSwitch() {
  const c = useCallWords();
  const [on, turn] = useChimeSwitch();
  const press = () => {
    turn(!on);
    if (!on) chime(false);
  };
  return (
    <Tooltip title={c('calls.soundHelp')}>
      <PressButton pressed={on} startIcon={on ? <VolumeUp /> : <VolumeOff />} onClick={press}>
        {c('calls.sound')}
      </PressButton>
    </Tooltip>
  );
}
