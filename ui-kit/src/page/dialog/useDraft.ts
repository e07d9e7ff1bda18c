import { useEffect, useRef, useState } from 'react';

/**
 * Typed text shows at once, the address follows. An input bound to the address would lose letters. Changes from elsewhere,
 * like "Clear filters" or Back, still show.
 */
export function useDraft(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const onTheWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = onTheWay.current.indexOf(value);
    onTheWay.current = arrived < 0 ? [] : onTheWay.current.slice(arrived + 1);
    if (arrived < 0) setDraft(value);
  }, [value]);
  const type = (text: string) => {
    onTheWay.current.push(text);
    setDraft(text);
    onChange(text);
  };
  return [draft, type];
}
