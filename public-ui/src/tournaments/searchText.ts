import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';

/** States by the letters that addresses give them, as people type their names. */
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,
MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,
NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,
PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,
VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`
    .split(/,\s*/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Without accents, in small letters, and with "Saint" and "Fort" as addresses shorten them. */
export const plain = (text: string): string =>
  searchKey(text)
    .replace(/\b(saint|st\.)(?=\s|$)/g, 'st')
    .replace(/\b(fort|ft\.)(?=\s|$)/g, 'ft');

/** What a tournament is found by: its name and place, the state by name as well as by letters. */
export function searchText({ name, location }: { readonly name: string; readonly location: string }): string {
  const letters = /,\s*([A-Z]{2})\b/.exec(location)?.[1] ?? '';
  return plain(`${name} ${location} ${STATES[letters] ?? ''}`);
}
