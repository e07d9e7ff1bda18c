import { useEffect, useRef, useState } from 'react';

/**
 * What is typed stands at once, while the list's filter follows when the router has written it into the address;
 * an input that waited for it would lose letters and throw the cursor to the end. Changes from elsewhere, like
 * "Clear filters" or Back, still show.
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
