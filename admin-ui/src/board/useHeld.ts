import { useState } from 'react';

/** The newest value; while it is held, the value of when that began. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, keep] = useState(value);
  if (!isHeld && kept !== value) keep(value);
  return isHeld ? kept : value;
}
