import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../words/words.tsx';
import { useToast } from '../state/Toast.tsx';
import { isAnswering, whileReachable } from '../state/whileReachable.ts';

interface DialogProps {
  /** Open while mounted where absent. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A dialog loaded when first opened. If its file fails, a toast says why, and the page keeps its input. */
export const lazyDialog =
  <Props extends DialogProps>(load: Load<Props>): ComponentType<Props> =>
  (props) => <OnceOpened load={load} dialog={props} />;

interface OnceOpenedProps<Props> {
  readonly load: Load<Props>;
  readonly dialog: Props;
}

function OnceOpened<Props extends DialogProps>({ load, dialog }: OnceOpenedProps<Props>) {
  const { open = true, onClose } = dialog;
  const w = useWords();
  const toast = useToast();
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const giveUp = useEffectEvent((isAnswered: boolean) => {
    toast.error(w(isAnswered ? 'state.missing' : 'state.unreachable'));
    onClose();
  });
  const isMissing = open && Loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    whileReachable(load).then(
      (found) => isWanted && setLoaded(() => found),
      // A reload offline would lose the page and its input.
      async () => {
        const isAnswered = await isAnswering();
        if (isWanted) giveUp(isAnswered);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, load]);
  return Loaded && <Loaded {...dialog} />;
}
